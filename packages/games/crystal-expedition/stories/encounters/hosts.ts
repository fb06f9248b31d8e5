import type { State } from '@questhall/kernel';
import { reach } from '@questhall/testkit';
import { bots } from '../../src/bots/index.ts';
import type { CrystalExpedition, Options } from '../../src/types/index.ts';
import { trialOf } from '../table/trial.ts';

const MOVES = 600;
const EVERY = 7;

/**
 * States in the middle of a fight that the program's players come to on their first expedition: scenes give the dungeon
 * other features, which no chronicle must know yet. Their own players run the monsters.
 */
export function hostsOf(seed: string, given: Partial<Options> = {}): readonly State<CrystalExpedition>[] {
  const all: Partial<Options> = {
    heroes: 'dwarf-fighter,elf-rogue,human-cleric',
    begin: 'dungeon',
    monsters: 'heroes',
  };
  const { game, options } = trialOf({ ...all, ...given }, 1, seed);
  const hosts = reach({ game, options, seats: 1, seed, every: EVERY, moves: MOVES, player: () => bots.standard() });
  return hosts.filter(({ table: { expedition, chronicle } }) => {
    const { encounter = null, turn = null, monsters = [] } = expedition ?? {};
    return encounter !== null && turn !== null && monsters.length > 1 && chronicle.length === 0;
  });
}

import { readOptions } from '@questhall/border';
import type { State } from '@questhall/kernel';
import { reach } from '@questhall/testkit';
import { bots } from '../../src/bots/index.ts';
import { heroquest } from '../../src/game.ts';
import type { HeroQuest, Options } from '../../src/types/index.ts';

const MOVES = 220;
const EVERY = 11;

/** States of a quest that the program's players come to. */
export function hostsOf(quest: number, seed: string, options: Partial<Options> = {}): readonly State<HeroQuest>[] {
  const read = readOptions(heroquest.options, { quest, ...options });
  if (!read.ok) throw new Error(read.problem.message);
  return reach({
    game: heroquest,
    options: read.value,
    seats: 2,
    seed,
    every: EVERY,
    moves: MOVES,
    player: () => bots.standard(),
  });
}

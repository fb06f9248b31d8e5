import { readOptions } from '@questhall/border';
import type { State } from '@questhall/kernel';
import { reach } from '@questhall/testkit';
import { bots } from '../../src/bots/index.ts';
import { glowquest } from '../../src/game.ts';
import { seatsFor } from '../../src/party.ts';
import type { Glowquest, Options } from '../../src/types/index.ts';

const MOVES = 500;
const EVERY = 5;

/** States in the middle of a fight that the program's players come to. */
export function hostsOf(seed: string, given: Partial<Options> = {}): readonly State<Glowquest>[] {
  const read = readOptions(glowquest.options, given);
  if (!read.ok) throw new Error(read.problem.message);
  const seats = seatsFor(read.value);
  const hosts = reach({
    game: glowquest,
    options: read.value,
    seats,
    seed,
    every: EVERY,
    moves: MOVES,
    player: () => bots.drifter(),
  });
  return hosts.filter(({ table }) => table.encounter !== null && table.turn !== null && table.monsters.length > 0);
}

import { type Rng, type Seat, type State, shuffle } from '@questhall/kernel';
import { DECKS } from './content/index.ts';
import type { Glowquest } from './types/index.ts';

/**
 * Nobody knows the order of a deck; what lies behind doors does not exist yet. [hidden.decks, hidden.map, hidden.dice]
 */
export function imagine({ table }: State<Glowquest>, _seat: Seat, rng: Rng): void {
  for (const deck of DECKS) shuffle(rng, table.decks[deck]);
}

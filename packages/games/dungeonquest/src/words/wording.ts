import type { Wording } from '@questhall/facets';
import type { Cell } from '@questhall/grid';
import type { Seat } from '@questhall/kernel';
import type { KeepOdds } from '../odds/index.ts';
import type { DungeonQuest, KeepSeen, View } from '../types/index.ts';
import type { Names } from './names.ts';
import type { Things } from './telling/things.ts';

/** The game in one language, what everything in it is called, and what it does. */
export interface ArenaWording extends Wording<DungeonQuest> {
  readonly names: Names;
  readonly things: Things;
  /** Where the hero of a seat is, or what became of him: `in a Chamber`, `dead, and plays monsters`. */
  whereabouts(view: View, seat: Seat): string;
  /** What a square is, as far as anybody knows: `the hoard`. */
  place(keep: KeepSeen | null, square: Cell): string;
  /** What can be said of odds in the keep, a line each; a line that belongs to the one above begins with spaces. */
  keepOdds(odds: KeepOdds): readonly string[];
}

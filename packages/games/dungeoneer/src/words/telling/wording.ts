import type { Wording } from '@questhall/facets';
import type { Seat } from '@questhall/kernel';
import type { Dungeoneer, View } from '../../types/index.ts';
import type { Names } from '../names.ts';
import type { CardTexts } from './cards.ts';

/** Dungeoneer in one language: what every game says, and what its own cards say besides. */
export interface DungeoneerWording extends Wording<Dungeoneer> {
  readonly orders: NonNullable<Wording<Dungeoneer>['orders']>;
  readonly names: Names;
  /** All that cards say, line by line. */
  readonly texts: CardTexts;
  /** A hero in a word or two, or the seat while it has none. */
  heroName(view: View, seat: Seat): string;
}

import type { Place } from '@questhall/facets';
import { CARDS, type Card } from '../content/combat-cards.ts';
import { SIDES, type Side } from '../content/sides.ts';

/** What lies in the ring, by the names that a screen finds it by. */
export const figurePlace = (side: Side): Place => `figure:${side}`;
/** A Combat card in hand. */
export const cardPlace = (card: Card): Place => `card:${card}`;
/** Where a side lays its card. */
export const laidPlace = (side: Side): Place => `laid:${side}`;
/** A die on the table, by its position. */
export const diePlace = (position: number): Place => `die:${position}`;

export const dicePlaces = (dice: readonly unknown[]): readonly Place[] => dice.map((_, position) => diePlace(position));

export const isFigure = (place: Place, side: Side): boolean => place === figurePlace(side);
export const cardAt = (place: Place): Card | undefined => CARDS.find((card) => place === cardPlace(card));
export const dieAt = (place: Place, dice: readonly number[]): number | undefined =>
  dice.map((_, position) => position).find((position) => place === diePlace(position));

export const BOTH_FIGURES: readonly Place[] = SIDES.map(figurePlace);
export const BOTH_LAID: readonly Place[] = SIDES.map(laidPlace);

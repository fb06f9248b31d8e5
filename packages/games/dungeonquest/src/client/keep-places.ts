import type { Place } from '@questhall/facets';
import type { Cell, Direction } from '@questhall/grid';
import type { Seat } from '@questhall/kernel';
import { HOARD_NORTH, HOARD_SOUTH } from '../content/keep/board.ts';
import { POWER_CARDS, type PowerCard } from '../content/power-cards.ts';
import { SIDES, type Side } from '../content/sides.ts';
import { isHoard } from '../queries/keep/squares.ts';
import type { View } from '../types/index.ts';
import { figurePlace } from './places.ts';

// What lies in the keep, by the names that a screen finds it by.

/** A square of the board, known or not. */
export const squarePlace = (square: Cell): Place => `square:${square}`;
/** A side of a square. */
export const edgePlace = (square: Cell, way: Direction): Place => `edge:${square}:${way}`;
/** The hero of a seat. */
export const heroPlace = (seat: Seat): Place => `figure:${seat}`;
/** What waits on a square. */
export const lairPlace = (square: Cell): Place => `lair:${square}`;
/** A Power card in hand, by its title: those that are alike lie together. */
export const powerPlace = (card: string): Place => `power:${card}`;
/** An item or a useful Treasure, by its name in the content. */
export const thingPlace = (thing: string): Place => `thing:${thing}`;
/** Where a Power card is laid for an escape, and against it. */
export const escapePlace = (side: Side): Place => `escape:${side}`;
/** The sun on its track. */
export const SUN: Place = 'sun';

export const BOTH_ESCAPE: readonly Place[] = SIDES.map(escapePlace);

export const powerAt = (place: Place): PowerCard | undefined => POWER_CARDS.find((card) => place === powerPlace(card));

export const HOARD: readonly Place[] = [squarePlace(HOARD_NORTH), squarePlace(HOARD_SOUTH)];

/** The hoard is one room of two squares. */
export const roomPlaces = (square: Cell): readonly Place[] => (isHoard(square) ? HOARD : [squarePlace(square)]);

/** Whoever meets or fights something is in the ring; everybody else stands on the board. */
export const standing = ({ fighter, monster, keep }: View, seat: Seat): Place =>
  seat === fighter && (keep === null || monster !== null) ? figurePlace('hero') : heroPlace(seat);

/** The numbers of a place, where it is of this sort. */
export function numbersIn(place: Place, sort: string): readonly number[] | null {
  const [name, ...numbers] = place.split(':');
  return name === sort ? numbers.map(Number) : null;
}

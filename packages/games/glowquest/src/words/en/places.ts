import type { Cell } from '@questhall/grid';
import type { Door } from '@questhall/tiles';
import { doorWay, type Leg, type Side, wayBetween } from '../telling/places.ts';
import { small, squares } from './numbers.ts';

/** The sides of the compass, clockwise from north. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;

const diagonal = ([along, across]: readonly [Side, Side]): string => `${SIDES[along]}${SIDES[across]}`;

/** `two squares north`, `two squares north and one east`, `one square northeast`; empty for the very square. */
export function wayText(from: Cell, to: Cell): string {
  const way = wayBetween(from, to);
  if (way.kind === 'here') return '';
  if (way.kind === 'straight') return legText(way.leg);
  if (way.kind === 'diagonal') return `${squares(way.squares)} ${diagonal(way.sides)}`;
  const [along, across] = way.legs;
  return `${legText(along)} and ${small(across.squares)} ${SIDES[across.side]}`;
}

const legText = ({ squares: n, side }: Leg): string => `${squares(n)} ${SIDES[side]}`;

/** Seen from somebody: `two squares north of Defense`. */
export const placeText = (from: Cell, to: Cell, whom: string): string =>
  from === to ? `where ${whom} stands` : `${wayText(from, to)} of ${whom}`;

/** Which way something lies from here: `to the northeast`. */
export function bearingText(from: Cell, to: Cell): string {
  const way = wayBetween(from, to);
  if (way.kind === 'here') return 'here';
  if (way.kind === 'straight') return `to the ${SIDES[way.leg.side]}`;
  return `to the ${diagonal(way.kind === 'diagonal' ? way.sides : [way.legs[0].side, way.legs[1].side])}`;
}

/** A door by its side: `the east door`. */
export const doorOn = (side: Side): string => `the ${SIDES[side]} door`;
export const theDoor = (door: Pick<Door, 'near' | 'far'>): string => doorOn(doorWay(door));

/** `a door to the north and one to the east`: what leads on, by the sides it leads to. */
export function exitsText(what: string, sides: readonly Side[]): string {
  const [first, ...others] = sides.map((side) => SIDES[side]);
  if (first === undefined) return '';
  return [`${what} to the ${first}`, ...others.map((side) => `one to the ${side}`)].join(' and ');
}

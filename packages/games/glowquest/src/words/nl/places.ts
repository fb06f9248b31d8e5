import type { Cell } from '@questhall/grid';
import type { Door } from '@questhall/tiles';
import { doorWay, type Leg, type Side, wayBetween } from '../telling/places.ts';
import { small, squares } from './numbers.ts';

/** The sides of the compass, clockwise from north. */
export const SIDES = ['noorden', 'oosten', 'zuiden', 'westen'] as const;

/** The same in front of a noun: `oostelijke`. */
const ADJECTIVES = ['noordelijke', 'oostelijke', 'zuidelijke', 'westelijke'] as const;

const diagonal = ([along, across]: readonly [Side, Side]): string => `${SIDES[along].slice(0, -2)}${SIDES[across]}`;

/**
 * `twee vakken naar het noorden`, `twee vakken naar het noorden en één naar het oosten`, `één vak naar het
 * noordoosten`; empty for the very square.
 */
export function wayText(from: Cell, to: Cell): string {
  const way = wayBetween(from, to);
  if (way.kind === 'here') return '';
  if (way.kind === 'straight') return legText(way.leg);
  if (way.kind === 'diagonal') return `${squares(way.squares)} naar het ${diagonal(way.sides)}`;
  const [along, across] = way.legs;
  return `${legText(along)} en ${small(across.squares)} naar het ${SIDES[across.side]}`;
}

const legText = ({ squares: n, side }: Leg): string => `${squares(n)} naar het ${SIDES[side]}`;

/** Seen from somebody: `twee vakken ten noorden van Verdediging`. */
export const placeText = (from: Cell, to: Cell, whom: string): string =>
  from === to ? `waar ${whom} staat` : `${wayText(from, to).replaceAll('naar het', 'ten')} van ${whom}`;

/** Which way something lies from here: `in het noordoosten`. */
export function bearingText(from: Cell, to: Cell): string {
  const way = wayBetween(from, to);
  if (way.kind === 'here') return 'hier';
  if (way.kind === 'straight') return `in het ${SIDES[way.leg.side]}`;
  return `in het ${diagonal(way.kind === 'diagonal' ? way.sides : [way.legs[0].side, way.legs[1].side])}`;
}

/** A door by its side: `de oostelijke deur`. */
export const doorOn = (side: Side): string => `de ${ADJECTIVES[side]} deur`;
export const theDoor = (door: Pick<Door, 'near' | 'far'>): string => doorOn(doorWay(door));

/** `een deur in het noorden en een in het oosten`: what leads on, by the sides it leads to. */
export function exitsText(what: string, sides: readonly Side[]): string {
  const [first, ...others] = sides.map((side) => SIDES[side]);
  if (first === undefined) return '';
  return [`${what} in het ${first}`, ...others.map((side) => `een in het ${side}`)].join(' en ');
}

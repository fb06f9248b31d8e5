import { type Leg, type Side, sidesOf, type Way } from './compass.ts';
import { listWith } from './text.ts';

const SMALL = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** `no`, `two`, `13`. */
export const small = (n: number): string => SMALL[n] ?? String(n);

/** `no squares`, `one square`, `13 squares`. */
export const count = (n: number, one: string, several: string): string => `${small(n)} ${n === 1 ? one : several}`;

export const squares = (n: number): string => count(n, 'square', 'squares');

/** `an Orc`, `a Goblin`. */
export const a = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `5`, `5 and 4`, `1, 2 and 3`. */
export const list = (items: readonly (string | number)[]): string => listWith(items, 'and');
export const either = (items: readonly (string | number)[]): string => listWith(items, 'or');

/** The sides of the compass, clockwise from north. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;

/** The eight points of the compass as they are typed, clockwise from north. */
export const POINTS: readonly (readonly [string, string])[] = [
  ['n', 'north'],
  ['ne', 'northeast'],
  ['e', 'east'],
  ['se', 'southeast'],
  ['s', 'south'],
  ['sw', 'southwest'],
  ['w', 'west'],
  ['nw', 'northwest'],
];

const named = (sides: readonly Side[]): string => sides.map((side) => SIDES[side]).join('');
const legText = ({ squares: n, side }: Leg): string => `${squares(n)} ${SIDES[side]}`;

/** `two squares north`, `two squares north and one east`, `one square northeast`; empty for here. */
export function wayText(way: Way): string {
  if (way.kind === 'here') return '';
  if (way.kind === 'straight') return legText(way.leg);
  if (way.kind === 'diagonal') return `${squares(way.squares)} ${named(way.sides)}`;
  const [along, across] = way.legs;
  return `${legText(along)} and ${small(across.squares)} ${SIDES[across.side]}`;
}

/** Seen from somebody: `two squares north of Defense`. */
export const placeText = (way: Way, whom: string): string =>
  way.kind === 'here' ? `where ${whom} stands` : `${wayText(way)} of ${whom}`;

/** Which way something lies from here: `to the northeast`. */
export const bearingText = (way: Way): string => (way.kind === 'here' ? 'here' : `to the ${named(sidesOf(way))}`);

/** A door by its side: `the east door`. */
export const doorOn = (side: Side): string => `the ${SIDES[side]} door`;

/** `a door to the north and one to the east`: what leads on, by the sides it leads to. */
export function exitsText(what: string, sides: readonly Side[]): string {
  const [first, ...others] = sides.map((side) => SIDES[side]);
  if (first === undefined) return '';
  return [`${what} to the ${first}`, ...others.map((side) => `one to the ${side}`)].join(' and ');
}

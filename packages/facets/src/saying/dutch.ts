import { type Leg, type Side, sidesOf, type Way } from './compass.ts';
import { listWith } from './text.ts';

const SMALL = [
  'geen',
  'één',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
] as const;

/** `geen`, `twee`, `13`. */
export const small = (n: number): string => SMALL[n] ?? String(n);

/** `geen vakken`, `één vak`, `13 vakken`. */
export const count = (n: number, one: string, several: string): string => `${small(n)} ${n === 1 ? one : several}`;

export const squares = (n: number): string => count(n, 'vak', 'vakken');

/** Of a double accent only the second stays behind a capital: `Eén`. */
export const capital = (text: string): string =>
  text.startsWith('éé') ? `E${text.slice(1)}` : text.charAt(0).toUpperCase() + text.slice(1);

/** `5`, `5 en 4`, `1, 2 en 3`. */
export const list = (items: readonly (string | number)[]): string => listWith(items, 'en');
export const either = (items: readonly (string | number)[]): string => listWith(items, 'of');

/** The sides of the compass, clockwise from north. */
export const SIDES = ['noorden', 'oosten', 'zuiden', 'westen'] as const;

/** The eight points of the compass as they are typed, clockwise from north. */
export const POINTS: readonly (readonly [string, string, string])[] = [
  ['n', 'noord', 'noorden'],
  ['no', 'noordoost', 'noordoosten'],
  ['o', 'oost', 'oosten'],
  ['zo', 'zuidoost', 'zuidoosten'],
  ['z', 'zuid', 'zuiden'],
  ['zw', 'zuidwest', 'zuidwesten'],
  ['w', 'west', 'westen'],
  ['nw', 'noordwest', 'noordwesten'],
];

/** The same in front of a noun: `oostelijke`. */
const ADJECTIVES = ['noordelijke', 'oostelijke', 'zuidelijke', 'westelijke'] as const;

/** `noordoosten`: of all but the last side the ending goes. */
const named = (sides: readonly Side[]): string =>
  sides.map((side, at) => (at < sides.length - 1 ? SIDES[side].slice(0, -2) : SIDES[side])).join('');
const legText = ({ squares: n, side }: Leg): string => `${squares(n)} naar het ${SIDES[side]}`;

/**
 * `twee vakken naar het noorden`, `twee vakken naar het noorden en één naar het oosten`, `één vak naar het
 * noordoosten`; empty for here.
 */
export function wayText(way: Way): string {
  if (way.kind === 'here') return '';
  if (way.kind === 'straight') return legText(way.leg);
  if (way.kind === 'diagonal') return `${squares(way.squares)} naar het ${named(way.sides)}`;
  const [along, across] = way.legs;
  return `${legText(along)} en ${small(across.squares)} naar het ${SIDES[across.side]}`;
}

/** Seen from somebody: `twee vakken ten noorden van Verdediging`. */
export const placeText = (way: Way, whom: string): string =>
  way.kind === 'here' ? `waar ${whom} staat` : `${wayText(way).replaceAll('naar het', 'ten')} van ${whom}`;

/** Which way something lies from here: `in het noordoosten`. */
export const bearingText = (way: Way): string => (way.kind === 'here' ? 'hier' : `in het ${named(sidesOf(way))}`);

/** A door by its side: `de oostelijke deur`. */
export const doorOn = (side: Side): string => `de ${ADJECTIVES[side]} deur`;

/** `een deur in het noorden en een in het oosten`: what leads on, by the sides it leads to. */
export function exitsText(what: string, sides: readonly Side[]): string {
  const [first, ...others] = sides.map((side) => SIDES[side]);
  if (first === undefined) return '';
  return [`${what} in het ${first}`, ...others.map((side) => `een in het ${side}`)].join(' en ');
}

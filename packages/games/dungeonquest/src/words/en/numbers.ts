import { joined } from '../lists.ts';

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

/** `no arrows`, `one arrow`, `13 arrows`. */
export const count = (n: number, one: string, several: string): string => `${SMALL[n] ?? n} ${n === 1 ? one : several}`;

export const wounds = (n: number): string => count(n, 'wound', 'wounds');
export const tokens = (n: number): string => count(n, 'determination token', 'determination tokens');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `5`, `5 and 4`, `1, 2 and 3`. */
export const listed = (items: readonly (string | number)[]): string => joined(items, 'and');

export const decimal = (n: number, digits: number): string => n.toFixed(digits);

export { percent } from '@questhall/facets';

export const withArticle = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;

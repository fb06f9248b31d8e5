import { listWith, percentWith } from '../telling/lists.ts';

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

/** `no skulls`, `one skull`, `13 skulls`. */
export const count = (n: number, one: string, several: string): string => `${small(n)} ${n === 1 ? one : several}`;

export const diceCount = (n: number): string => count(n, 'die', 'dice');
export const squares = (n: number): string => count(n, 'square', 'squares');
export const bodyPoints = (n: number): string => count(n, 'Body Point', 'Body Points');
export const mindPoints = (n: number): string => count(n, 'Mind Point', 'Mind Points');

/** `an Orc`, `a Goblin`. */
export const a = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

/** `5`, `5 and 4`, `1, 2 and 3`. */
export const list = (items: readonly (string | number)[]): string => listWith('and', items);
export const orList = (items: readonly (string | number)[]): string => listWith('or', items);

export const percents = (chance: number, digits = 0): string => percentWith(['under', 'over'], chance, digits);

/** A mean: `0.75`. */
export const decimal = (n: number, digits: number): string => n.toFixed(digits);

import { listWith } from '../telling/text.ts';

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

/** The same in digits, where a line has to fit: `1 square`, `3 squares`. */
export const digits = (n: number | string, one: string, several: string): string => `${n} ${n === 1 ? one : several}`;

export const squares = (n: number): string => count(n, 'square', 'squares');
export const steps = (n: number): string => count(n, 'step', 'steps');
export const hitpoints = (n: number): string => count(n, 'Hitpoint', 'Hitpoints');
export const surges = (n: number): string => count(n, 'Surge', 'Surges');
export const cards = (n: number): string => count(n, 'card', 'cards');
export const bounties = (n: number): string => (n === 1 ? 'a Bounty' : count(n, 'Bounty', 'Bounties'));

/** `1 Surge`, `3 Surges`. */
export const price = (n: number | string): string => digits(n, 'Surge', 'Surges');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `5`, `5 and 4`, `1, 2 and 3`. */
export const list = (items: readonly (string | number)[]): string => listWith(items, 'and');
export const either = (items: readonly (string | number)[]): string => listWith(items, 'or');

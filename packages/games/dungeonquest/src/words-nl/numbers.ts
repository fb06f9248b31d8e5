import { list } from '../words/numbers.ts';

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

/** `geen wonden`, `één wond`, `13 wonden`. */
export const count = (n: number, one: string, several: string): string => `${SMALL[n] ?? n} ${n === 1 ? one : several}`;

export const wounds = (n: number): string => count(n, 'wond', 'wonden');
export const tokens = (n: number): string => count(n, 'wilskrachtfiche', 'wilskrachtfiches');

/** Of a double accent only the second stays behind a capital: `Eén`. */
export const capital = (text: string): string =>
  text.startsWith('éé') ? `E${text.slice(1)}` : text.charAt(0).toUpperCase() + text.slice(1);

/** `5`, `5 en 4`, `1, 2 en 3`. */
export const listed = (items: readonly (string | number)[]): string => list(items, 'en');

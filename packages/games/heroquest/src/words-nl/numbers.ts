import { list, percentText } from '../words/numbers.ts';

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

/** `geen schedels`, `één schedel`, `13 schedels`. */
export const count = (n: number, one: string, several: string): string => `${small(n)} ${n === 1 ? one : several}`;

export const diceCount = (n: number): string => count(n, 'dobbelsteen', 'dobbelstenen');
export const squares = (n: number): string => count(n, 'vak', 'vakken');
export const bodyPoints = (n: number): string => count(n, 'lichaamspunt', 'lichaamspunten');
export const mindPoints = (n: number): string => count(n, 'geestpunt', 'geestpunten');

/** Of a double accent only the second stays behind a capital: `Eén`. */
export const capital = (text: string): string =>
  text.startsWith('éé') ? `E${text.slice(1)}` : text.charAt(0).toUpperCase() + text.slice(1);

/** `5`, `5 en 4`, `1, 2 en 3`. */
export const listed = (items: readonly (string | number)[]): string => list(items, 'en');

export const percents = (chance: number): string => percentText(chance, 0, ['minder dan', 'meer dan']);

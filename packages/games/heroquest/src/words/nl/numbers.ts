import { listWith, percentWith } from '../telling/lists.ts';

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

/** `een Ork`. */
export const a = (name: string): string => `een ${name}`;

/** `5`, `5 en 4`, `1, 2 en 3`. */
export const list = (items: readonly (string | number)[]): string => listWith('en', items);
export const orList = (items: readonly (string | number)[]): string => listWith('of', items);

export const percents = (chance: number, digits = 0): string =>
  percentWith(['minder dan', 'meer dan'], chance, digits).replace('.', ',');

/** A mean: `0,75`. */
export const decimal = (n: number, digits: number): string => n.toFixed(digits).replace('.', ',');

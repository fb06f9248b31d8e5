import { listWith } from '../telling/text.ts';

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

/** The same in digits, where a line has to fit: `1 vak`, `3 vakken`. */
export const digits = (n: number | string, one: string, several: string): string => `${n} ${n === 1 ? one : several}`;

export const squares = (n: number): string => count(n, 'vak', 'vakken');
export const steps = (n: number): string => count(n, 'stap', 'stappen');
export const hitpoints = (n: number): string => count(n, 'Levenspunt', 'Levenspunten');
export const surges = (n: number): string => count(n, 'Impuls', 'Impulsen');
export const cards = (n: number): string => count(n, 'kaart', 'kaarten');
export const bounties = (n: number): string => (n === 1 ? 'een Premie' : count(n, 'Premie', 'Premies'));

/** `1 Impuls`, `3 Impulsen`. */
export const price = (n: number | string): string => digits(n, 'Impuls', 'Impulsen');

/** Of a double accent only the second stays behind a capital: `Eén`. */
export const capital = (text: string): string =>
  text.startsWith('éé') ? `E${text.slice(1)}` : text.charAt(0).toUpperCase() + text.slice(1);

/** `5`, `5 en 4`, `1, 2 en 3`. */
export const list = (items: readonly (string | number)[]): string => listWith(items, 'en');
export const either = (items: readonly (string | number)[]): string => listWith(items, 'of');

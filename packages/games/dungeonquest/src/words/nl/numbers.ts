import { joined } from '../lists.ts';

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
export const listed = (items: readonly (string | number)[]): string => joined(items, 'en');

/** A number with a comma. */
export const decimal = (n: number, digits: number): string => n.toFixed(digits).replace('.', ',');

/** Nothing is called certain, or impossible, that is not. */
export function percent(share: number, digits = 1): string {
  const least = 10 ** -digits;
  if (share > 0 && 100 * share < least / 2) return `onder ${decimal(least, digits)} %`;
  if (share < 1 && 100 * (1 - share) < least / 2) return `boven ${decimal(100 - least, digits)} %`;
  return `${decimal(100 * share, digits)} %`;
}

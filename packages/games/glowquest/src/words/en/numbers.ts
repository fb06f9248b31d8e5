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
export const count = (n: number, one: string, several = `${one}s`): string => `${small(n)} ${n === 1 ? one : several}`;

/** The same in digits, where a line has to fit: `1 Surge`, `3 Surges`. */
export const digits = (n: number, one: string, several = `${one}s`): string => `${n} ${n === 1 ? one : several}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `an Orc Brute`, `a Ghoul`. */
export const a = (name: string): string => `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name}`;

/** `5`, `5 and 4`, `1, 2 and 3`. */
export function list(items: readonly (string | number)[], last = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** Squares have commas of their own: `3,4; 3,5 and 4,4`. */
export function listSquares(squares: readonly string[], last = 'and'): string {
  return squares.length < 2 ? squares.join('') : `${squares.slice(0, -1).join('; ')} ${last} ${squares.at(-1)}`;
}

/** Without the full stop: a sentence that goes into a list. */
export const unstopped = (sentence: string): string => sentence.replace(/\.$/, '');

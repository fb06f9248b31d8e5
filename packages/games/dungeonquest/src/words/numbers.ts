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

/** `no wounds`, `one wound`, `13 wounds`. */
export const count = (n: number, thing: string): string => `${SMALL[n] ?? n} ${thing}${n === 1 ? '' : 's'}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `5`, `5 and 4`, `1, 2 and 3`. */
export function list(items: readonly (string | number)[], last = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

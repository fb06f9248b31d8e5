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
export const count = (n: number, one: string, several = `${one}s`): string => `${small(n)} ${n === 1 ? one : several}`;

/** `no dice`, `one die`, `13 dice`. */
export const diceCount = (n: number): string => count(n, 'die', 'dice');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `an Orc`, `a Goblin`. */
export const a = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

/** `5`, `5 and 4`, `1, 2 and 3`. */
export function list(items: readonly (string | number)[], last = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** Things by name, those that are there more than once with their number: `Dagger, Potion of Healing (2)`. */
export function tally(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const times = names.filter((one) => one === name).length;
    return times === 1 ? name : `${name} (${times})`;
  });
}

/** A chance in percents: `31 %`. Neither what may happen nor what may fail is rounded away. */
export function percentText(
  chance: number,
  digits = 0,
  [under, over]: readonly [string, string] = ['under', 'over'],
): string {
  const least = 10 ** -digits;
  if (chance > 0 && 100 * chance < least / 2) return `${under} ${least.toFixed(digits)} %`;
  return chance < 1 && 100 * (1 - chance) < least / 2
    ? `${over} ${(100 - least).toFixed(digits)} %`
    : `${(100 * chance).toFixed(digits)} %`;
}

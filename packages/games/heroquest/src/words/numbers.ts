const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;

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

/** A chance in whole percents: `31 %`. */
export function percentText(chance: number): string {
  const percent = Math.round(100 * chance);
  if (percent === 0 && chance > 0) return 'under 1 %';
  return percent === 100 && chance < 1 ? 'over 99 %' : `${percent} %`;
}

/** At the beginning of a sentence. Of a double accent only the second stays behind a capital: `Eén`. */
export const capital = (text: string): string =>
  text.startsWith('éé') ? `E${text.slice(1)}` : text.charAt(0).toUpperCase() + text.slice(1);

/** What comes up several times is said once, with how often it does. */
export function grouped<X>(
  all: readonly X[],
  keyOf: (one: X) => string,
): readonly (readonly [one: X, times: number])[] {
  const first = new Map<string, X>();
  for (const one of all) if (!first.has(keyOf(one))) first.set(keyOf(one), one);
  return [...first].map(([key, one]) => [one, all.filter((other) => keyOf(other) === key).length]);
}

/** Things by name, those that are there more than once with their number: `Dagger, Potion of Healing (2)`. */
export function tally(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const times = names.filter((one) => one === name).length;
    return times === 1 ? name : `${name} (${times})`;
  });
}

/** A chance in percents: `31 %`. Neither what may happen nor what may fail is rounded away. */
export function percentWith([under, over]: readonly [string, string], chance: number, digits = 0): string {
  const least = 10 ** -digits;
  if (chance > 0 && 100 * chance < least / 2) return `${under} ${least.toFixed(digits)} %`;
  return chance < 1 && 100 * (1 - chance) < least / 2
    ? `${over} ${(100 - least).toFixed(digits)} %`
    : `${(100 * chance).toFixed(digits)} %`;
}

import { UserError } from './user-error.ts';

/** Mistakes that a suggestion may bridge: letters missing, wrong, or too many. */
const SLIPS_MAX = 2;

/** ` Did you mean …?`, when something known is close enough to what was typed; empty otherwise. */
export function didYouMean(typed: string, known: readonly string[]): string {
  const [nearest] = known
    .map((name) => ({ name, slips: slipsBetween(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ slips, name }) => slips <= Math.min(SLIPS_MAX, name.length / 2))
    .sort((one, other) => one.slips - other.slips);
  return nearest === undefined ? '' : ` Did you mean ${nearest.name}?`;
}

/** The same settings, once every name among them is one of the known ones. */
export function checkedNames<S extends readonly (readonly [string, string])[]>(
  settings: S,
  known: readonly string[],
): S {
  for (const [name] of settings) {
    if (!known.includes(name))
      throw new UserError(
        `${name} is not an option of this game; there are ${known.join(', ')}.${didYouMean(name, known)}`,
      );
  }
  return settings;
}

/** The fewest letters to add, drop or change. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1];
    for (const [j, wanted] of Array.from(other).entries()) {
      const changed = (row[j] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

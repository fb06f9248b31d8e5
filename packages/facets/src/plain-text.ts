/** A share as a bar of eighths. */
export function bar(share: number, width: number): string {
  const eighths = Math.round(Math.max(0, Math.min(1, share)) * width * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8];
}

/** A share in per cent. Nothing is called certain, or impossible, that is not. */
export function percent(share: number, digits = 1): string {
  const [least, text] = [10 ** -digits, `${(100 * share).toFixed(digits)} %`];
  if (share > 0 && 100 * share < least / 2) return `under ${least.toFixed(digits)} %`;
  return share < 1 && 100 * (1 - share) < least / 2 ? `over ${(100 - least).toFixed(digits)} %` : text;
}

/** Mistakes that a suggestion may bridge: letters missing, wrong, or too many. */
const SLIPS_MAX = 2;
/** So many letters alike at the beginning, and one slip more is bridged. */
const BEGINNING = 3;

/** The known name that is nearest to what was typed; null where none is close enough to be meant. */
export function nearestName(typed: string, known: readonly string[]): string | null {
  const [nearest] = known
    .map((name) => ({ name, slips: slipsBetween(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ slips, name }) => slips <= Math.min(SLIPS_MAX, name.length / 2) + (isBegunAlike(typed, name) ? 1 : 0))
    .sort((one, other) => one.slips - other.slips);
  return nearest?.name ?? null;
}

/** ` Did you mean …?`, when something known is close enough to what was typed; empty otherwise. */
export function didYouMean(typed: string, known: readonly string[]): string {
  const name = nearestName(typed, known);
  return name === null ? '' : ` Did you mean ${name}?`;
}

const isBegunAlike = (one: string, other: string): boolean =>
  one.length >= BEGINNING && one.slice(0, BEGINNING).toLowerCase() === other.slice(0, BEGINNING).toLowerCase();

/** The fewest letters to add, drop or change, or neighbours to change places. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  let above = row;
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1];
    for (const [j, wanted] of Array.from(other).entries()) {
      const changed = (row[j] ?? 0) + (letter === wanted ? 0 : 1);
      const isSwapped = i > 0 && j > 0 && letter === other[j - 1] && one[i - 1] === wanted;
      const swapped = isSwapped ? (above[j - 1] ?? 0) + 1 : changed;
      next.push(Math.min(changed, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    [above, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}

import type { LineKey } from '../keys.ts';
import { linesOf } from '../lines.ts';
import { readText } from '../parse.ts';
import { printLines, printSheet } from '../print.ts';
import type { Sheet } from '../sheet.ts';
import { validateSheet } from '../validate.ts';

/** What may be changed of a sheet; title and plan stay. */
export type Change = (sheet: Sheet) => Partial<Omit<Sheet, 'title' | 'number' | 'plan'>> | null;

/**
 * The text with a change made: only the lines that are about it are written anew, so comments and layout stay. Null
 * where the change cannot be made, or where the checker has more to say about the text than before.
 */
export function rewrite(text: string, change: Change): string | null {
  const before = readText(text);
  const changed = before.faults.length === 0 ? change(before.sheet) : null;
  if (changed === null) return null;
  const after = { ...before.sheet, ...changed };
  const { errors, warnings } = validateSheet(after);
  if (errors.length > 0 || warnings.length > validateSheet(before.sheet).warnings.length) return null;
  const rewritten = withLines(text, before, after);
  const again = readText(rewritten);
  return again.faults.length === 0 && printSheet(again.sheet) === printSheet(after) ? rewritten : printSheet(after);
}

function withLines(text: string, { sheet, lines }: ReturnType<typeof readText>, after: Sheet): string {
  const [old, anew] = [rowsByKey(sheet), rowsByKey(after)];
  const keys = [...new Set([...old.keys(), ...anew.keys()])];
  const stale = keys.filter((key) => old.get(key)?.join('\n') !== anew.get(key)?.join('\n'));
  const raws: (readonly string[])[] = linesOf(text).map((raw) => [raw]);
  for (const key of stale) {
    const rows = anew.get(key) ?? [];
    const own = lines.filter((line) => line.key === key);
    for (const { number, end } of own) for (let at = number; at <= end; at++) raws[at - 1] = [];
    const [first] = own;
    if (first !== undefined) raws[first.number - 1] = rows;
    else raws.push(rows);
  }
  return `${raws.flat().join('\n').trimEnd()}\n`;
}

function rowsByKey(sheet: Sheet): ReadonlyMap<LineKey, readonly string[]> {
  const rows = new Map<LineKey, readonly string[]>();
  for (const [key, printed] of printLines(sheet)) rows.set(key, [...(rows.get(key) ?? []), ...printed]);
  return rows;
}

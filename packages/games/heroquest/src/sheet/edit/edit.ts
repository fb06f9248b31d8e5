import { readText } from '../parse.ts';
import type { Sheet } from '../sheet.ts';
import { validateSheet } from '../validate.ts';
import { entryOf, followersOf, lineOfThing, type Thing } from './things.ts';
import { addEntry, changeEntry, dropEntry, writeLine, writeRepeated } from './write.ts';

/** A text with something placed on it; all its other lines stay as they are. */
export function place(text: string, thing: Thing): string {
  const { sheet } = readText(text);
  const entry = entryOf(sheet.plan, thing);
  if (entry !== null) return addEntry(text, entry);
  const line = lineOfThing(sheet.plan, thing);
  if (line === null) return text;
  return line.line === 'note' ? writeRepeated(text, 'note', null, line.entry) : writeLine(text, line.line, line.entry);
}

/** A text without this thing; the same text when it is not there. */
export function remove(text: string, thing: Thing): string {
  const { sheet } = readText(text);
  const entry = entryOf(sheet.plan, thing);
  if (entry !== null) return dropEntry(text, entry) ?? text;
  const line = lineOfThing(sheet.plan, thing);
  if (line === null) return text;
  return line.line === 'note' ? writeRepeated(text, 'note', line.entry, null) : writeLine(text, line.line, null);
}

/** One thing in the place of another: moved, turned, or of another kind. What speaks of its place follows it. */
export function exchange(text: string, from: Thing, to: Thing): string {
  const { sheet } = readText(text);
  const moved = exchanged(text, sheet, from, to);
  return followersOf(sheet, from, to).reduce(
    (said, { to: now, ...entry }) => changeEntry(said, entry, now) ?? said,
    moved,
  );
}

function exchanged(text: string, sheet: Sheet, from: Thing, to: Thing): string {
  const [before, after] = [entryOf(sheet.plan, from), entryOf(sheet.plan, to)];
  if (before !== null && after !== null && before.line === after.line)
    return changeEntry(text, before, after.entry) ?? text;
  const [line, next] = [lineOfThing(sheet.plan, from), lineOfThing(sheet.plan, to)];
  if (line?.line === 'note' && next?.line === 'note') return writeRepeated(text, 'note', line.entry, next.entry);
  return from.kind === to.kind && before === null ? place(text, to) : place(remove(text, from), to);
}

/** Says why a text may not become another: what the checker would have against that which it has not now. */
export function refusals(text: string): (next: string) => string | null {
  const known = new Set(errorsIn(text));
  return (next) => errorsIn(next).find((error) => !known.has(error)) ?? null;
}

/** What stands against the quest as far as it can be read; what is only still to come does not count. */
function errorsIn(text: string): readonly string[] {
  const { errors } = validateSheet(readText(text).sheet);
  return errors.filter(({ isToCome = false }) => !isToCome).map(({ where, message }) => `${where} — ${message}`);
}

import { good, type Result } from '@questhall/border';
import type { Rules } from '@questhall/facets';
import type { Entry, Journal, Seat, Types } from '@questhall/kernel';
import { readSave, restore, type Save } from '../save/save.ts';
import { playFile } from './playing.ts';
import { FORMAT } from './seal.ts';
import { isTableFile, readTableFile, type TableFile } from './table-file.ts';

/** What somebody has in a file: a table, or a save of version 1 or 2. */
export type Exported = TableFile | Save;

export const isTable = (exported: Exported): exported is TableFile => exported.format === FORMAT;

/** The outside of a file. What it says of its game is for that game to look at. */
export const readExported = (text: string): Result<Exported> =>
  isTableFile(text) ? readTableFile(text) : readSave(text);

/** What of a file is known before its game is: which one it is, and who could sit there. */
export const aboutExported = (
  exported: Exported,
): { readonly game: string; readonly edition: string; readonly seats: number } => {
  const { game, seats } = isTable(exported) ? exported.beginning : exported;
  return { game, edition: exported.edition, seats };
};

/** A file told again, as far as the rules of today can. */
export interface Replayed<T extends Types> {
  readonly journal: Journal<T>;
  /** The editions of the rules under which its first moves were made, which cannot be made again. */
  readonly editions: readonly string[];
  /** The rule by which the program made a move, for a seat that was told of it, or for whoever may know everything. */
  whyOf(entry: Entry<T>, seat: Seat | null): T['Rule'] | null;
}

/** Plays a file again; what differs is named, by its line or by its move. */
export function replayExported<T extends Types>(rules: Rules<T>, exported: Exported): Result<Replayed<T>> {
  const { edition } = rules.game;
  if (!isTable(exported)) {
    const restored = restore(rules.game, exported);
    const editions = exported.edition === edition ? [] : [exported.edition];
    return restored.ok ? good({ journal: restored.value, editions, whyOf: () => null }) : restored;
  }
  const played = playFile(rules, exported, 0);
  if (!played.ok) return played;
  const { course, lines } = played.value;
  const all = [exported.beginning.edition, ...lines.flatMap((line) => (line.kind === 'edition' ? [line.edition] : []))];
  return good({
    journal: course.journal,
    editions: all.slice(0, -1),
    whyOf: (entry, seat) => (seat === null ? course.reasonOf(entry) : course.whyOf(entry, seat)),
  });
}

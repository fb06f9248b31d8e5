import { bad, good, type Result } from '@questhall/border';
import { isPlayerOf, type Rules } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import type { Imported, Sitter, TableCard } from '@questhall/wire';
import type { Around } from '../host/around.ts';
import { type Arrival, arrive, playAgain } from '../host/arriving.ts';
import { Course } from '../host/course.ts';
import { type HostLine, moveLine, type PlayLine } from '../host/lines.ts';
import { cardOf, FULL, ID_BYTES } from '../host/opening.ts';
import { companyOf } from '../save/company.ts';
import { restore, type Save } from '../save/save.ts';
import { type Line, type Shelf, ShelfError } from '../shelf/shelf.ts';
import { type Exported, isTable } from './exported.ts';
import { type Played, playFile } from './playing.ts';
import type { TableFile } from './table-file.ts';

/** What a save of version 1 or 2 does not say. */
export interface Unsaid<T extends Types> {
  nameOf(options: T['Options']): string;
  /** Who sits there; whoever is not named is a person. */
  readonly company: readonly Sitter[];
}

const PERSON: Sitter = { kind: 'person' };

/** Puts what is in a file on a shelf. It is played again first; whatever is wrong with it, nothing is written then. */
export async function importFile<T extends Types>(
  rules: Rules<T>,
  shelf: Shelf,
  exported: Exported,
  around: Around,
  unsaid: Unsaid<T>,
): Promise<Result<Imported>> {
  const read = isTable(exported) ? fromTable(rules, exported, around) : fromSave(rules, exported, around, unsaid);
  if (!read.ok) return read;
  const { edition, lost, ...arrival } = read.value;
  for (const id of [arrival.card.id, around.randomHex(ID_BYTES)]) {
    const cards = (await shelf.cards()) as readonly TableCard[]; // they were written by tables
    const versions = cards.filter(({ match }) => match === arrival.card.match);
    for (const card of versions)
      if (await isHere(shelf, card.id, arrival)) return good({ id: card.id, kind: 'here', edition, lost });
    const made = await arrive(shelf, { ...arrival, card: { ...arrival.card, id } });
    if (made === 'kept') return good({ id, kind: versions.length === 0 ? 'new' : 'version', edition, lost });
    if (made === 'full') return bad('shelf', FULL);
  }
  return bad('shelf', 'has a table of this name already');
}

/** A table as it comes out of a file. */
interface Read extends Arrival, Pick<Imported, 'edition' | 'lost'> {}

function fromTable<T extends Types>(rules: Rules<T>, file: TableFile, around: Around): Result<Read> {
  const now = around.now();
  const played = playFile(rules, file, now);
  if (!played.ok) return played;
  const { course, lines, snapshots, crossing } = seated(rules, played.value, now);
  const card = { ...cardOf(rules, file.id, file.name, course, lines.at(-1)?.at ?? now), match: file.match };
  const edition = crossing === null ? null : file.edition;
  return good({ card, beginning: file.beginning, lines, snapshots, edition, lost: crossing?.lost ?? 0 });
}

/** A player of the program's that is not known here would never play: a person takes the seat. */
function seated<T extends Types>(rules: Rules<T>, played: Played<T>, at: number): Played<T> {
  const { course } = played;
  const lines: HostLine[] = played.lines.slice();
  for (const [seat, sitter] of course.company.entries()) {
    if (sitter.kind === 'person' || isPlayerOf(rules, sitter.name)) continue;
    const line: PlayLine = { n: course.n + 1, at, kind: 'sit', seat, sitter: PERSON };
    course.replay(line);
    lines.push(line);
  }
  return { ...played, lines, snapshots: [...played.snapshots, course.snapshot()] };
}

function fromSave<T extends Types>(rules: Rules<T>, save: Save, around: Around, unsaid: Unsaid<T>): Result<Read> {
  const restored = restore(rules.game, save);
  if (!restored.ok) return restored;
  const { header, entries, takenBack } = restored.value;
  const named = companyOf(save, rules.bots) ?? unsaid.company;
  const company = Array.from({ length: header.seats }, (_, seat) => named[seat] ?? PERSON);
  const at = around.now();
  const lines = entries.map((entry, i): PlayLine => ({ ...moveLine(entry), n: i + 1, at }));
  const course = Course.fromBeginning(rules, header, company, takenBack);
  const played = playAgain(course, lines);
  if (!played.ok) return played;
  const card = cardOf(rules, around.randomHex(ID_BYTES), unsaid.nameOf(header.options), course, at);
  const edition = save.edition === rules.game.edition ? null : save.edition;
  return good({ card, beginning: { ...header, company, takenBack }, lines, snapshots: played.value, edition, lost: 0 });
}

/** Whether the very same is on the shelf; when it was written down makes no difference. */
async function isHere(shelf: Shelf, id: string, { beginning, lines }: Arrival): Promise<boolean> {
  try {
    const kept = await shelf.read(id, 0);
    return kept !== null && textOf(kept.header, kept.lines) === textOf(beginning, lines);
  } catch (error) {
    if (error instanceof ShelfError) return false; // it cannot be read, and so it is not the same
    throw error;
  }
}

const textOf = (header: unknown, lines: readonly Line[]): string =>
  JSON.stringify([header, lines.map((line) => ({ ...line, at: 0 }))]);

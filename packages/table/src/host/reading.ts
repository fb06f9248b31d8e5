import { type Header, readOptions, type Types } from '@questhall/kernel';
import { isCount, isRecord, isSitter, isText, listOf, recordOf, type Sitter } from '@questhall/wire';
import { reviveState } from '../save/revive.ts';
import { type Kept, type Shelf, ShelfError } from '../shelf/shelf.ts';
import { Course } from './course.ts';
import type { TableKit } from './kit.ts';
import { type HostLine, isTakenBack, readLines, type TakenBack } from './lines.ts';

/** A match from the shelf: from its last snapshot on, or from one that lies before a certain move. */
export async function readCourse<T extends Types>(
  kit: TableKit<T>,
  shelf: Shelf,
  id: string,
  before?: number,
): Promise<Course<T>> {
  let kept = await shelf.read(id);
  while (kept !== null) {
    const { header, company, takenBack } = readHeader(kit, kept);
    const lines = readLines(kept.lines);
    const { snapshot } = kept;
    const course =
      snapshot === null
        ? Course.fromBeginning(kit, header, company, takenBack)
        : Course.fromSnapshot(kit, header, snapshot);
    if (snapshot === null || course.root <= Math.min(before ?? course.root, ...lines.map(reachOf))) {
      for (const line of lines) course.replay(line);
      return course;
    }
    kept = await shelf.read(id, snapshot.n - 1); // something was taken back that lies before this snapshot
  }
  throw new ShelfError(`there is no table ${id}`);
}

/** How far back a line goes. */
const reachOf = (line: HostLine): number => (line.kind === 'undo' ? line.to : Number.POSITIVE_INFINITY);

const isHeader = recordOf({
  game: isText,
  edition: isText,
  seats: isCount,
  seed: isText,
  company: listOf(isSitter),
  takenBack: listOf(isTakenBack),
});

/** What a table begins with: the match, who sits where, and what was taken back in it before it came to the shelf. */
export interface Beginning<T extends Types> {
  readonly header: Header<T>;
  readonly company: readonly Sitter[];
  readonly takenBack: readonly TakenBack[];
}

function readHeader<T extends Types>({ game }: TableKit<T>, { header: raw }: Kept): Beginning<T> {
  if (!isRecord(raw) || !isHeader(raw)) throw new ShelfError('the header is none of a table');
  const {
    game: id,
    edition,
    seats,
    seed,
    options: given,
    from: before,
    company,
    takenBack,
  } = raw as unknown as Header<T> & Beginning<T>;
  if (id !== game.id) throw new ShelfError(`this is a table of ${id}, not of ${game.id}`);
  if (edition !== game.edition)
    throw new ShelfError(
      `this table was begun under edition ${edition}; the rules of today are edition ${game.edition}`,
    );
  const options = readOptions(game.options, given);
  if (!options.ok) throw new ShelfError(`${options.problem.field} ${options.problem.message}`);
  const from = before === null ? null : reviveState(game, seats, before);
  if (before !== null && from === null) throw new ShelfError(`what it goes on from is no state of ${game.title}`);
  return { header: { game: id, edition, options: options.value, seats, seed, from }, company, takenBack };
}

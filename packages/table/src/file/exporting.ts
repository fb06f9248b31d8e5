import type { Rules } from '@questhall/facets';
import { begin, submit, type Types } from '@questhall/kernel';
import type { TableCard } from '@questhall/wire';
import { Course } from '../host/course.ts';
import { type HostLine, moveLine, type PlayLine } from '../host/lines.ts';
import { orderName } from '../host/orders.ts';
import { type Beginning, readBeginning, readCourse } from '../host/reading.ts';
import type { Table } from '../host/table.ts';
import { type Line, type Shelf, ShelfError, type Snapshot } from '../shelf/shelf.ts';
import { FORMAT, type Last, makeSeal, VERSION } from './seal.ts';

/** A table on a shelf as a file, line by line: the journal as it lies there, whoever has the table open. */
export async function* exportTable<T extends Types>(
  rules: Rules<T>,
  shelf: Shelf,
  id: string,
): AsyncGenerator<string, void, void> {
  const newest = await shelf.read(id);
  if (newest === null) throw new ShelfError('there is no such table any more');
  const isOfToday = newest.card.edition === rules.game.edition;
  const snapshot = isOfToday ? (await readCourse(rules, shelf, id)).snapshot() : newest.snapshot;
  const whole = await shelf.read(id, 0);
  if (whole === null) throw new ShelfError('there is no such table any more');
  const last = isOfToday ? snapshot?.n : newest.card.n; // somebody may play on meanwhile
  const card = whole.card as TableCard; // it was written by a table
  yield* fileOf(card, readBeginning(whole.header), whole.lines.slice(0, last), () => snapshot);
}

/**
 * A table that is open, out of memory, for when its shelf cannot be read any more. It begins where this memory begins,
 * and has the moves that count.
 */
export function* exportMemory<T extends Types>({
  course,
  card,
}: Pick<Table<T>, 'course' | 'card'>): Generator<string, void, void> {
  const { journal, company, rules } = course;
  const { header, takenBack } = journal;
  const again = Course.fromBeginning(rules, header, company, takenBack);
  yield* fileOf(card, { ...header, company, takenBack }, linesInMemory(course, again, card.changed), () =>
    again.snapshot(),
  );
}

/** The moves once more, because each is checked by all before it; then the orders that stand. */
function* linesInMemory<T extends Types>(course: Course<T>, again: Course<T>, at: number): Generator<PlayLine> {
  const { journal, orders, rules } = course;
  const anew = begin(rules.game, journal.header);
  const next = (line: PlayLine): PlayLine => {
    const problem = again.replay(line);
    if (problem !== null) throw new Error(`${rules.game.id}: what is in memory cannot be played again: ${problem}`);
    return line;
  };
  for (const entry of journal.entries) {
    const made = submit(rules.game, anew, entry, entry.rolled);
    if (!made.ok) throw new Error(`${rules.game.id}: a move in memory cannot be made again`);
    yield next({ ...moveLine(made.entry, course.reasonOf(entry)), n: again.n + 1, at });
  }
  for (const [seat, given] of orders.entries()) {
    const names = given.map(orderName);
    const begun = (again.orders[seat] ?? []).map(orderName);
    const switched = [
      ...begun.filter((order) => !names.includes(order)).map((order) => ({ order, isOn: false })),
      ...names.filter((order) => !begun.includes(order)).map((order) => ({ order, isOn: true })),
    ];
    for (const one of switched) yield next({ kind: 'order', seat, ...one, n: again.n + 1, at });
  }
}

/** The snapshot is asked for when all lines have passed. */
function* fileOf(
  { id, name, match }: TableCard,
  beginning: Beginning,
  lines: Iterable<Line | HostLine>,
  snapshotOf: () => Snapshot | null,
): Generator<string, void, void> {
  const seal = makeSeal();
  const written = (record: object): string => {
    const line = JSON.stringify(record);
    seal.add(line);
    return `${line}\n`;
  };
  yield written({ format: FORMAT, version: VERSION, id, name, match, ...beginning });
  let count = 0;
  for (const line of lines) {
    count += 1;
    yield written(line);
  }
  const last = { kind: 'end', lines: count, snapshot: snapshotOf(), sums: seal.sums } as const;
  yield `${JSON.stringify({ ...last, checksum: seal.close(last) } satisfies Last)}\n`;
}

import { bad, good, type Header, type Journal, type Result, readOptions, seedRng, type Types } from '@questhall/kernel';
import type { Sitter, TableCard } from '@questhall/wire';
import { type Lease, type Shelf, ShelfError } from '../shelf/shelf.ts';
import { cardAfter, waitingFor } from './card.ts';
import { Course } from './course.ts';
import type { Around, TableKit } from './kit.ts';
import { type HostLine, moveLine } from './lines.ts';
import { type Beginning, readCourse } from './reading.ts';
import { SNAPSHOT_EVERY, Table } from './table.ts';

/** What a new table is made with. */
export interface Order {
  /** Options that differ from the usual ones, by name; the game reads them. */
  readonly options: unknown;
  readonly company: readonly Sitter[];
  readonly seed: string;
  readonly name: string;
}

const ID_BYTES = 8;
const SEED_BYTES = 32;

/** Puts a new table on the shelf; its id, or what is wrong with the order. */
export async function makeTable<T extends Types>(
  kit: TableKit<T>,
  shelf: Shelf,
  order: Order,
  around: Around,
): Promise<Result<string>> {
  const { game } = kit;
  const { company, seed, name } = order;
  const { min, max } = game.seats;
  if (company.length < min || company.length > max) return bad('seats', `must be ${min} to ${max} for ${game.title}`);
  const options = readOptions(game.options, order.options);
  if (!options.ok) return options;
  const refusal = game.admit(options.value, company.length);
  if (refusal !== null) return bad('options', `are against ${refusal.rule}`, refusal.rule);
  const header: Header<T> = {
    game: game.id,
    edition: game.edition,
    options: options.value,
    seats: company.length,
    seed,
    from: null,
  };
  return shelve(kit, shelf, { header, company, takenBack: [] }, name, around);
}

/** Puts a match that was begun elsewhere on the shelf, with all its moves. */
export async function importMatch<T extends Types>(
  kit: TableKit<T>,
  shelf: Shelf,
  { header, entries, takenBack }: Journal<T>,
  company: readonly Sitter[],
  name: string,
  around: Around,
): Promise<Result<string>> {
  const made = await shelve(kit, shelf, { header, company, takenBack }, name, around);
  if (!made.ok || entries.length === 0) return made;
  const course = Course.fromBeginning(kit, header, company, takenBack);
  const lease = await shelf.lease(made.value);
  let card: TableCard = newCard(made.value, kit, header, course, name, around.now());
  for (let n = 0; n < entries.length; n += SNAPSHOT_EVERY) {
    const at = around.now();
    const lines = entries
      .slice(n, n + SNAPSHOT_EVERY)
      .map((entry, i): HostLine => ({ ...moveLine(entry), n: n + i + 1, at }));
    for (const line of lines) course.replay(line);
    card = cardAfter(card, kit, { line: { n: course.n, at }, company, state: course.state });
    const kept = await lease?.append(n, lines, card, course.snapshot());
    if (kept === 'kept') continue;
    await lease?.release();
    await shelf.remove(made.value);
    return bad('shelf', FULL);
  }
  await lease?.release();
  return made;
}

const FULL = 'is full: remove a table, or make room, and try again';

async function shelve<T extends Types>(
  kit: TableKit<T>,
  shelf: Shelf,
  { header, company, takenBack }: Beginning<T>,
  name: string,
  around: Around,
): Promise<Result<string>> {
  const id = around.randomHex(ID_BYTES);
  const card = newCard(id, kit, header, Course.fromBeginning(kit, header, company), name, around.now());
  const made = await shelf.make(card, { ...header, company, takenBack });
  if (made === 'kept') return good(id);
  return bad('shelf', made === 'full' ? FULL : 'has a table of this name already');
}

const newCard = <T extends Types>(
  id: string,
  { game, stageOf, secretOptions = [] }: TableKit<T>,
  { options, seed }: Header<T>,
  { state, company }: Course<T>,
  name: string,
  changed: number,
): TableCard => ({
  id,
  game: game.id,
  edition: game.edition,
  name,
  n: 0,
  isOver: state.outcome !== null,
  changed,
  options: Object.fromEntries(Object.entries(options).filter(([option]) => !secretOptions.includes(option))),
  company: company.slice(),
  moves: state.clock,
  stage: stageOf?.(state) ?? {},
  winners: [],
  waitingFor: waitingFor(state),
  hasTypedDice: seed.startsWith('typed:'),
});

/** How somebody sits down. */
export interface Manners {
  /** Wants to look back: the table is read from its beginning, and not only from its last snapshot on. */
  readonly isWhole?: boolean;
  readonly isOneRoom?: boolean;
}

/** Sits down at a table on the shelf. */
export async function openTable<T extends Types>(
  kit: TableKit<T>,
  shelf: Shelf,
  id: string,
  around: Around,
  manners: Manners = {},
): Promise<Result<Table<T>>> {
  const lease = await shelf.lease(id);
  if (lease === null) return bad('table', 'is not there, or somebody else has it open');
  return openWith(kit, shelf, lease, id, around, manners);
}

/** The same for whoever has the right to write already, and gives it back if the table cannot be read. */
export async function openWith<T extends Types>(
  kit: TableKit<T>,
  shelf: Shelf,
  lease: Lease,
  id: string,
  around: Around,
  { isWhole = false, isOneRoom = false }: Manners = {},
): Promise<Result<Table<T>>> {
  try {
    const kept = await shelf.read(id);
    if (kept === null) throw new ShelfError('it was removed');
    const course = isWhole ? await readCourse(kit, shelf, id, 0) : await readRecent(kit, shelf, id);
    const rng = seedRng(`chacha20:${around.randomHex(SEED_BYTES)}`);
    const card = kept.card as TableCard; // it was written by a table
    const table = new Table(kit, { shelf, lease, around, card, isOneRoom }, course, rng);
    table.goOn();
    return good(table);
  } catch (error) {
    await lease.release();
    if (error instanceof ShelfError) return bad('table', error.message);
    throw error;
  }
}

/** So many moves are in memory at least: what people want to take back is mostly among them. */
const RECENT = 50;

async function readRecent<T extends Types>(kit: TableKit<T>, shelf: Shelf, id: string): Promise<Course<T>> {
  const course = await readCourse(kit, shelf, id);
  return course.journal.entries.length >= RECENT ? course : readCourse(kit, shelf, id, course.root - 1);
}

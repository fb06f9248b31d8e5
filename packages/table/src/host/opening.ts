import { bad, good, type Header, type Result, readOptions, seedRng, type Types } from '@questhall/kernel';
import { type Shelf, ShelfError } from '../shelf/shelf.ts';
import type { TableCard } from './card.ts';
import { Course } from './course.ts';
import type { Around, TableKit } from './kit.ts';
import type { Sitter } from './lines.ts';
import { readCourse } from './reading.ts';
import { Table } from './table.ts';

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
export async function makeTable<T extends Types>(kit: TableKit<T>, shelf: Shelf, order: Order, around: Around): Promise<Result<string>> {
  const { game } = kit;
  const { company, seed, name } = order;
  const { min, max } = game.seats;
  if (company.length < min || company.length > max) return bad('seats', `must be ${min} to ${max} for ${game.title}`);
  const options = readOptions(game.options, order.options);
  if (!options.ok) return options;
  const refusal = game.admit(options.value, company.length);
  if (refusal !== null) return bad('options', `are against ${refusal.rule}`, refusal.rule);
  const header: Header<T> = { game: game.id, edition: game.edition, options: options.value, seats: company.length, seed, from: null };
  const id = around.randomHex(ID_BYTES);
  const { state } = Course.fromBeginning(kit, header, company);
  const card: TableCard = {
    id,
    game: game.id,
    edition: game.edition,
    name,
    n: 0,
    isOver: false,
    changed: around.now(),
    options: Object.fromEntries(Object.entries(options.value)),
    company,
    moves: 0,
    stage: kit.stageOf?.(state) ?? {},
    winners: [],
  };
  const made = await shelf.make(card, { ...header, company });
  if (made === 'kept') return good(id);
  return bad('shelf', made === 'full' ? 'is full: remove a table, or make room, and try again' : 'has a table of this name already');
}

/** Sits down at a table on the shelf: it is read from its last snapshot on. */
export async function openTable<T extends Types>(kit: TableKit<T>, shelf: Shelf, id: string, around: Around): Promise<Result<Table<T>>> {
  const lease = await shelf.lease(id);
  if (lease === null) return bad('table', 'is not there, or somebody else has it open');
  try {
    const kept = await shelf.read(id);
    if (kept === null) throw new ShelfError('it was removed');
    const course = await readRecent(kit, shelf, id);
    const rng = seedRng(`chacha20:${around.randomHex(SEED_BYTES)}`);
    return good(new Table(kit, shelf, lease, around, rng, kept.card as TableCard, course)); // written by a table, and read by the shelf
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

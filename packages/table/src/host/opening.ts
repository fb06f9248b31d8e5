import { bad, good, type Result, readOptions } from '@questhall/border';
import type { Rules } from '@questhall/facets';
import { begin, type Header, type Journal, seedRng, type Types } from '@questhall/kernel';
import type { Sitter, TableCard } from '@questhall/wire';
import { type Lease, type Shelf, ShelfError } from '../shelf/shelf.ts';
import type { Around } from './around.ts';
import { arrive, playAgain } from './arriving.ts';
import { cardAfter, matchOf, waitingFor } from './card.ts';
import { Course } from './course.ts';
import { bringUpToDate } from './editions.ts';
import { moveLine, type PlayLine } from './lines.ts';
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

export const ID_BYTES = 8;
const SEED_BYTES = 32;

/** Puts a new table on the shelf; its id, or what is wrong with the order. */
export async function makeTable<T extends Types>(
  rules: Rules<T>,
  shelf: Shelf,
  order: Order,
  around: Around,
): Promise<Result<string>> {
  const { game } = rules;
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
  return importMatch(rules, shelf, begin(game, header), company, name, around);
}

/** Puts a match that was begun elsewhere on the shelf, with all its moves. */
export async function importMatch<T extends Types>(
  rules: Rules<T>,
  shelf: Shelf,
  { header, entries, takenBack }: Journal<T>,
  company: readonly Sitter[],
  name: string,
  around: Around,
): Promise<Result<string>> {
  const at = around.now();
  const lines = entries.map((entry, i): PlayLine => ({ ...moveLine(entry), n: i + 1, at }));
  const course = Course.fromBeginning(rules, header, company, takenBack);
  const played = playAgain(course, lines);
  if (!played.ok) return played;
  const beginning = { ...header, company, takenBack };
  const card = cardOf(rules, around.randomHex(ID_BYTES), name, course, at);
  const made = await arrive(shelf, { card, beginning, lines, snapshots: played.value });
  if (made === 'kept') return good(card.id);
  return bad('shelf', made === 'full' ? FULL : 'has a table of this name already');
}

export const FULL = 'is full: remove a table, or make room, and try again';

/** The card of a match as it stands. */
export const cardOf = <T extends Types>(
  rules: Rules<T>,
  id: string,
  name: string,
  course: Course<T>,
  at: number,
): TableCard => {
  const { n, company, state, journal } = course;
  return cardAfter(newCard(id, rules, journal.header, course, name, at), rules, { line: { n, at }, company, state });
};

const newCard = <T extends Types>(
  id: string,
  { game, stageOf, secretOptions = [] }: Rules<T>,
  header: Header<T>,
  { state, company }: Course<T>,
  name: string,
  changed: number,
): TableCard => ({
  id,
  game: game.id,
  edition: game.edition,
  match: matchOf(header),
  name,
  n: 0,
  isOver: state.outcome !== null,
  changed,
  options: Object.fromEntries(Object.entries(header.options).filter(([option]) => !secretOptions.includes(option))),
  company: company.slice(),
  moves: state.clock,
  stage: stageOf?.(state) ?? {},
  winners: [],
  waitingFor: waitingFor(state),
  hasTypedDice: header.seed.startsWith('typed:'),
});

/** How somebody sits down. */
export interface Manners {
  /** Wants to look back: the table is read from its beginning, and not only from its last snapshot on. */
  readonly isWhole?: boolean;
  readonly isOneRoom?: boolean;
}

/** Sits down at a table on the shelf. */
export async function openTable<T extends Types>(
  rules: Rules<T>,
  shelf: Shelf,
  id: string,
  around: Around,
  manners: Manners = {},
): Promise<Result<Table<T>>> {
  const lease = await shelf.lease(id);
  if (lease === null) return bad('table', 'is not there, or somebody else has it open');
  return openWith(rules, shelf, lease, id, around, manners);
}

/** The same for whoever has the right to write already, and gives it back if the table cannot be read. */
export async function openWith<T extends Types>(
  rules: Rules<T>,
  shelf: Shelf,
  lease: Lease,
  id: string,
  around: Around,
  { isWhole = false, isOneRoom = false }: Manners = {},
): Promise<Result<Table<T>>> {
  try {
    const kept = await shelf.read(id);
    if (kept === null) throw new ShelfError('was removed');
    const { game } = rules;
    if (kept.card.game !== game.id) throw new ShelfError(`is one of ${kept.card.game}, not of ${game.id}`);
    const last = kept.card as TableCard; // it was written by a table
    const isOfToday = last.edition === game.edition;
    const card = isOfToday ? last : await bringUpToDate(rules, { shelf, lease, around }, last);
    const course = isWhole ? await readCourse(rules, shelf, id, 0) : await readRecent(rules, shelf, id);
    const rng = seedRng(`chacha20:${around.randomHex(SEED_BYTES)}`);
    const table = new Table(rules, { shelf, lease, around, card, isOneRoom }, course, rng);
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

async function readRecent<T extends Types>(rules: Rules<T>, shelf: Shelf, id: string): Promise<Course<T>> {
  const course = await readCourse(rules, shelf, id);
  const { state, root } = course;
  const before = Math.max(0, state.clock - RECENT);
  return root <= before ? course : readCourse(rules, shelf, id, before);
}

import { randomBytes } from 'node:crypto';
import { parseOptions } from '@questhall/border';
import { begin, type Game, type Header, isSeed, type Journal, type Types } from '@questhall/kernel';
import { importMatch, openTable as sitDown, type Table } from '@questhall/table';
import type { Sitter, TableCard } from '@questhall/wire';
import { warningsOfDesign } from '../designs.ts';
import type { Loaded } from '../loaded.ts';
import { ruleTold } from '../rule-told.ts';
import { INTERRUPTED } from '../stopping.ts';
import { checkedSettings } from '../suggest.ts';
import { orUserError, UserError } from '../user-error.ts';
import { around } from './around.ts';
import { withGuests } from './guests.ts';
import { ME, sitterNamed } from './inviting.ts';
import { loadTable, sayOtherEdition } from './loading.ts';
import { askSettings } from './new-table.ts';
import { presetLines } from './presets.ts';
import { type Ended, Session } from './session.ts';
import { nameOf } from './table-name.ts';
import type { Terminal } from './terminal.ts';

export interface TableRequest {
  readonly settings: readonly (readonly [string, string])[];
  /** Who sits where, by name; null for the usual company. */
  readonly players: readonly string[] | null;
  /** Null for another one every time. */
  readonly seed: string | null;
  readonly isDiceTyped: boolean;
  /** A file to go on from. */
  readonly load: string | null;
}

/** Opens a new table, or the one in a file, and plays at it as often as people like. Gives the exit code. */
export async function openTable<T extends Types>(
  game: Loaded<T>,
  request: TableRequest,
  terminal: Terminal,
): Promise<number> {
  const { players, load } = request;
  const loaded = await withGuests(game, players ?? [], terminal);
  const invited = (players ?? loaded.usualPlayers).map((name) => sitterNamed(loaded, name));
  if (load !== null) {
    const id = await loadTable(loaded, load, { invited, isAsked: players !== null }, terminal);
    return playAt(loaded, id, terminal, players === null ? null : invited);
  }
  const journal = await newMatch(loaded, request, invited, terminal);
  if (journal === null) return 0;
  return playAt(loaded, await shelved(loaded, journal, invited.slice(0, journal.header.seats), terminal), terminal);
}

/** Goes on at a table that was kept. */
export async function resumeTable<T extends Types>(game: Loaded<T>, id: string, terminal: Terminal): Promise<number> {
  const kept = await terminal.shelf.read(id);
  const { company = [] } = { ...kept?.card } as Partial<TableCard>; // it was written by a table
  const names = company.map((sitter) => (sitter.kind === 'bot' ? sitter.name : ME));
  return playAt(await withGuests(game, names, terminal), id, terminal);
}

async function playAt<T extends Types>(
  loaded: Loaded<T>,
  first: string,
  terminal: Terminal,
  company: readonly Sitter[] | null = null,
): Promise<number> {
  for (let id = first; ; ) {
    const host = await sitDownAt(loaded, id, terminal);
    if (id === first && company !== null) await seat(host, company);
    const ended = await play(loaded, host, terminal);
    if (ended !== 'again') return ended === 'interrupted' ? INTERRUPTED : 0;
    const { header } = host.course.journal;
    const again = begin(loaded.game, { ...header, seed: freshSeed(header.seed.startsWith('typed:')), from: null });
    id = await shelved(loaded, again, host.course.company, terminal);
  }
}

async function sitDownAt<T extends Types>(
  loaded: Loaded<T>,
  id: string,
  { shelf, screen }: Terminal,
): Promise<Table<T>> {
  const kept = await shelf.read(id);
  const host = orUserError(await sitDown(loaded, shelf, id, around, { isWhole: true }), 'this ');
  const before = (kept?.card ?? host.card) as TableCard; // it was written by a table
  if (before.edition !== host.card.edition)
    sayOtherEdition(loaded.texts, screen, before.edition, before.moves - host.card.moves);
  return host;
}

/** Others sit there than before. All at once, so that nobody plays meanwhile who is to leave. */
async function seat<T extends Types>(host: Table<T>, company: readonly Sitter[]): Promise<void> {
  const { company: before } = host.course;
  const isNew = (sitter: Sitter, at: number): boolean => JSON.stringify(sitter) !== JSON.stringify(before[at]);
  await Promise.all(company.map(async (sitter, at) => (isNew(sitter, at) ? host.sit(at, sitter) : undefined)));
}

/** A table at which nothing happened is put away again. */
async function play<T extends Types>(loaded: Loaded<T>, host: Table<T>, terminal: Terminal): Promise<Ended> {
  try {
    return await new Session(loaded, host, terminal).play();
  } finally {
    await host.close();
    if (host.course.n === 0) await terminal.shelf.remove(host.card.id);
  }
}

async function shelved<T extends Types>(
  loaded: Loaded<T>,
  journal: Journal<T>,
  company: readonly Sitter[],
  { shelf }: Terminal,
): Promise<string> {
  return orUserError(
    await importMatch(loaded, shelf, journal, company, nameOf(loaded.game, journal.header.options), around),
    'the ',
  );
}

async function newMatch<T extends Types>(
  loaded: Loaded<T>,
  request: TableRequest,
  invited: readonly Sitter[],
  { screen, lines }: Terminal,
): Promise<Journal<T> | null> {
  const { game } = loaded;
  const { min, max } = game.seats;
  if (invited.length < min || invited.length > max)
    throw new UserError(`players: ${game.title} is for ${min} to ${max}`);
  const isAsking = lines.isInteractive && request.settings.length === 0;
  const settings = isAsking ? await askSettings(loaded, { screen, lines }) : request.settings;
  if (settings === null) return null;
  const options = orUserError(parseOptions(game.options, checkedSettings(settings, game.options)));
  const seats = request.players === null ? usualSeats(game, options, invited.length) : invited.length;
  const refusal = game.admit(options, seats);
  if (refusal !== null) {
    const { rule } = refusal;
    throw new UserError(loaded.texts.newTable.refused(rule, ruleTold(loaded, rule)?.text ?? ''));
  }
  for (const line of await warningsOfDesign(game.id, options)) screen.line(`warning: ${line}`, 2);
  const isPerson = invited.slice(0, seats).map(({ kind }) => kind === 'person');
  const warning = loaded.warning(options, isPerson);
  if (warning !== null) screen.line(`\n${warning}`);
  const titleOf = (name: string): string => ruleTold(loaded, name)?.title ?? name;
  for (const line of presetLines(game.rulebook, options, loaded.texts.newTable, titleOf)) screen.line(screen.dim(line));
  const seed = request.seed === null ? freshSeed(request.isDiceTyped) : taggedSeed(request.seed, request.isDiceTyped);
  const header: Header<T> = { game: game.id, edition: game.edition, options, seats, seed, from: null };
  return begin(game, header);
}

/** As many of the usual players as these options have seats for; all of them when there is no such number. */
function usualSeats<T extends Types>(game: Game<T>, options: T['Options'], most: number): number {
  for (let seats = most; seats >= game.seats.min; seats--) if (game.admit(options, seats) === null) return seats;
  return most;
}

const freshSeed = (isDiceTyped: boolean): string => taggedSeed(randomBytes(8).toString('hex'), isDiceTyped);

function taggedSeed(seed: string, isDiceTyped: boolean): string {
  const tagged = `${isDiceTyped ? 'typed:' : ''}${seed}`;
  if (!isSeed(tagged)) throw new UserError('--seed must be a short text, or chacha20: and 64 hex digits');
  return tagged;
}

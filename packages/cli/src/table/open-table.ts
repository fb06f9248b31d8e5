import { randomBytes } from 'node:crypto';
import {
  begin,
  type Field,
  findRule,
  type Game,
  type Header,
  isSeed,
  type Journal,
  parseOptions,
  type Types,
} from '@questhall/kernel';
import { randomPlayer } from '@questhall/players';
import { type Around, importMatch, restore, openTable as sitDown, type Table, type TableKit } from '@questhall/table';
import type { Sitter } from '@questhall/wire';
import { loadSave } from '../files.ts';
import type { Kit } from '../kit.ts';
import { checkedNames } from '../suggest.ts';
import { orUserError, UserError } from '../user-error.ts';
import { askSettings } from './new-table.ts';
import { presetLines } from './presets.ts';
import { type Ended, Session } from './session.ts';
import type { Terminal } from './terminal.ts';

const ME = 'me';
const INTERRUPTED = 130;

export interface TableRequest {
  readonly settings: readonly (readonly [string, string])[];
  /** Who sits where, by name; null for the usual company. */
  readonly players: readonly string[] | null;
  /** Null for another one every time. */
  readonly seed: string | null;
  readonly isDiceTyped: boolean;
  /** A save to go on from. */
  readonly load: string | null;
}

/** What a table of this game needs, the player who does anything among its bots. */
const tableKit = <T extends Types>({ game, bots }: Kit<T>): TableKit<T> => ({
  game,
  bots: { ...bots, random: () => randomPlayer<T>() },
});

const around: Around = {
  now: () => Date.now(),
  randomHex: (bytes) => randomBytes(bytes).toString('hex'),
  pause: () => new Promise((resolve) => setImmediate(resolve)),
};

/** Opens a new table, or the one in a save, and plays at it as often as people like. Gives the exit code. */
export async function openTable<T extends Types>(
  kit: Kit<T>,
  request: TableRequest,
  terminal: Terminal,
): Promise<number> {
  const names = request.players ?? kit.usualPlayers;
  const invited = names.map((name) => sitterNamed(kit, name));
  const journal =
    request.load === null
      ? await newMatch(kit, request, invited, terminal)
      : loadMatch(kit, request, request.load, invited.length, terminal);
  if (journal === null) return 0;
  const company = invited.slice(0, journal.header.seats);
  return playAt(kit, await shelved(kit, journal, company, terminal), terminal);
}

/** Goes on at a table that was kept. */
export const resumeTable = <T extends Types>(kit: Kit<T>, id: string, terminal: Terminal): Promise<number> =>
  playAt(kit, id, terminal);

async function playAt<T extends Types>(kit: Kit<T>, first: string, terminal: Terminal): Promise<number> {
  for (let id = first; ; ) {
    const host = orUserError(await sitDown(tableKit(kit), terminal.shelf, id, around, { isWhole: true }), 'this ');
    const ended = await play(kit, host, terminal);
    if (ended !== 'again') return ended === 'interrupted' ? INTERRUPTED : 0;
    const { header } = host.course.journal;
    const again = begin(kit.game, { ...header, seed: freshSeed(header.seed.startsWith('typed:')), from: null });
    id = await shelved(kit, again, host.course.company, terminal);
  }
}

/** A table at which nothing happened is put away again. */
async function play<T extends Types>(kit: Kit<T>, host: Table<T>, terminal: Terminal): Promise<Ended> {
  try {
    return await new Session(kit, host, terminal).play();
  } finally {
    await host.close();
    if (host.course.n === 0) await terminal.shelf.remove(host.card.id);
  }
}

async function shelved<T extends Types>(
  kit: Kit<T>,
  journal: Journal<T>,
  company: readonly Sitter[],
  { shelf }: Terminal,
): Promise<string> {
  return orUserError(
    await importMatch(tableKit(kit), shelf, journal, company, nameOf(kit.game, journal.header.options), around),
    'the ',
  );
}

const NAME_LENGTH_MAX = 80;
const VALUE_LENGTH_MAX = 24;

/** What a table is called in lists: its game, and what was chosen besides the usual. */
function nameOf<T extends Types>({ title, options: fields }: Game<T>, options: T['Options']): string {
  const chosen = Object.entries<Field<unknown>>(fields).flatMap(([name, { initial }]) => {
    const value: unknown = Reflect.get(options, name);
    if (value === initial) return [];
    const said = String(value);
    return [value === true || said.length > VALUE_LENGTH_MAX ? name : `${name} ${said}`]; // a quest of one's own is a page long
  });
  const whole = chosen.length === 0 ? title : `${title} (${chosen.join(', ')})`;
  return whole.length > NAME_LENGTH_MAX ? `${whole.slice(0, NAME_LENGTH_MAX - 1)}…` : whole;
}

const PERSON: Sitter = { kind: 'person' };

/** Who plays under this name. */
function sitterNamed<T extends Types>({ bots }: Kit<T>, name: string): Sitter {
  if (name === ME) return PERSON;
  if (name === 'random' || Object.hasOwn(bots, name)) return { kind: 'bot', name };
  throw new UserError(`players: "${name}" is nobody; there are ${[ME, ...Object.keys(bots), 'random'].join(', ')}`);
}

async function newMatch<T extends Types>(
  kit: Kit<T>,
  request: TableRequest,
  invited: readonly Sitter[],
  { screen, lines }: Terminal,
): Promise<Journal<T> | null> {
  const { game } = kit;
  const { min, max } = game.seats;
  if (invited.length < min || invited.length > max)
    throw new UserError(`players: ${game.title} is for ${min} to ${max}`);
  const isAsking = lines.isInteractive && request.settings.length === 0;
  const settings = isAsking ? await askSettings(kit, { screen, lines }) : request.settings;
  if (settings === null) return null;
  const options = orUserError(parseOptions(game.options, checkedNames(settings, Object.keys(game.options))));
  const seats = request.players === null ? usualSeats(game, options, invited.length) : invited.length;
  const refusal = game.admit(options, seats);
  if (refusal !== null)
    throw new UserError(
      `these options are refused by ${refusal.rule}: ${findRule(game.rulebook, refusal.rule)?.text ?? ''}`,
    );
  const isPerson = invited.slice(0, seats).map(({ kind }) => kind === 'person');
  const warning = kit.warning(options, isPerson);
  if (warning !== null) screen.line(`\n${warning}`);
  for (const line of presetLines(game.rulebook, options)) screen.line(screen.dim(line));
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
  const tagged = `${isDiceTyped ? 'typed:' : ''}${/^(fast|chacha20):/.test(seed) ? seed : `fast:${seed}`}`;
  if (!isSeed(tagged)) throw new UserError('--seed must be a short text of plain letters, digits and signs');
  return tagged;
}

function loadMatch<T extends Types>(
  { game, bots }: Kit<T>,
  { players }: TableRequest,
  path: string,
  invited: number,
  { screen }: Terminal,
): Journal<T> {
  const save = loadSave(path);
  const journal = orUserError(restore(game, save), `${path}: `);
  const { seats } = journal.header;
  if (players === null ? invited < seats : invited !== seats) {
    const example = [ME, ...Array<string>(seats - 1).fill(Object.keys(bots)[0] ?? 'random')].join();
    throw new UserError(`this match has ${seats} seats; say who sits in them, such as --players ${example}`);
  }
  if (save.edition !== game.edition)
    screen.line(
      `This match was begun under edition ${save.edition}. It goes on under the rules of today, and its moves so far cannot be told again.`,
    );
  return journal;
}

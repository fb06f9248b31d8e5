import { begin, findRule, isSeed, type Journal, type Player, parseOptions, readSave, restore, type Types } from '@questhall/kernel';
import { randomPlayer } from '@questhall/players';
import { readFile } from '../files.ts';
import type { Kit } from '../kit.ts';
import type { Screen } from '../screen.ts';
import { orUserError, UserError } from '../user-error.ts';
import type { LineReader } from './lines.ts';
import { askSettings } from './new-table.ts';
import { Session } from './session.ts';

const ME = 'me';

export interface TableRequest {
  readonly settings: readonly (readonly [string, string])[];
  /** Who sits where, by name; null for the usual company. */
  readonly players: readonly string[] | null;
  readonly seed: string;
  readonly isDiceTyped: boolean;
  /** A save to go on from. */
  readonly load: string | null;
}

/** Opens a table, or the one in a save, and plays at it. */
export async function openTable<T extends Types>(kit: Kit<T>, request: TableRequest, screen: Screen, lines: LineReader): Promise<number> {
  const company = request.players ?? kit.seatsUsual;
  const players = company.map((name) => playerNamed(kit, name));
  const journal = request.load === null ? await newJournal(kit, request, company.length, screen, lines) : loadJournal(kit, request.load);
  if (journal === null) return 0;
  const { seats } = journal.header;
  if (players.length !== seats)
    throw new UserError(`players: this table has ${seats} seats; name somebody for each, such as ${ME},${Object.keys(kit.bots)[0]}`);
  return await new Session(kit, journal, players, screen, lines).play();
}

/** Who plays under this name; null for whoever types. */
function playerNamed<T extends Types>({ bots }: Kit<T>, name: string): Player<T> | null {
  if (name === ME) return null;
  const make = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (make === undefined && name !== 'random') {
    throw new UserError(`players: "${name}" is nobody; there are ${[ME, ...Object.keys(bots), 'random'].join(', ')}`);
  }
  return make === undefined ? randomPlayer<T>() : make();
}

async function newJournal<T extends Types>(
  kit: Kit<T>,
  { settings, seed, isDiceTyped }: TableRequest,
  seats: number,
  screen: Screen,
  lines: LineReader,
): Promise<Journal<T> | null> {
  const { game } = kit;
  const isAsking = lines.isInteractive && settings.length === 0;
  const asked = isAsking ? await askSettings(kit, screen, lines) : settings;
  if (asked === null) return null;
  const options = orUserError(parseOptions(game.options, asked));
  if (seats < game.seats.min || seats > game.seats.max)
    throw new UserError(`players: ${game.title} is for ${game.seats.min} to ${game.seats.max}`);
  const refusal = game.admit(options, seats);
  if (refusal !== null)
    throw new UserError(`these options are refused by ${refusal.rule}: ${findRule(game.rulebook, refusal.rule)?.text ?? ''}`);
  const tagged = `${isDiceTyped ? 'typed:' : ''}${/^(fast|chacha20):/.test(seed) ? seed : `fast:${seed}`}`;
  if (!isSeed(tagged)) throw new UserError('seed must be a short text of plain letters, digits and signs');
  return begin(game, { game: game.id, edition: game.edition, options, seats, seed: tagged, from: null });
}

function loadJournal<T extends Types>({ game }: Kit<T>, path: string): Journal<T> {
  return orUserError(restore(game, orUserError(readSave(readFile(path)))));
}

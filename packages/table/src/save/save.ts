import { bad, good, type Problem, type Result, readOptions } from '@questhall/border';
import {
  begin,
  type Fixed,
  type Game,
  HASH_EVERY,
  type Header,
  hashState,
  hashText,
  isSeed,
  type Journal,
  MOVES_MAX,
  NESTING_MAX,
  SAVE_LENGTH_MAX,
  SEATS_MAX,
  SEED_LENGTH_MAX,
  submit,
  type Types,
} from '@questhall/kernel';
import { type Check, isCount, isDeeperThan, isRecord, isText, listOf, recordOf } from '@questhall/wire';
import { fromFirstVersion } from './first-version.ts';
import { optionsLeft, reviveState } from './revive.ts';

const FORMAT = 'questhall-save';
const VERSION = 2;
const FIRST_VERSION = 1;

/** A save as data. What belongs to one game stays unknown until that game has read it. */
export interface Save {
  readonly format: string;
  readonly version: number;
  readonly game: string;
  readonly edition: string;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly from: unknown;
  readonly opening: string;
  readonly moves: readonly SavedMove[];
  readonly hashes: readonly string[];
  readonly takenBack: readonly { readonly clock: number; readonly fixed: Fixed }[];
  readonly snapshot: unknown;
  /** A hash of all the rest. */
  readonly checksum: string;
}

interface SavedMove {
  readonly seat: number;
  readonly ask: number;
  readonly action: unknown;
  readonly rolled: readonly number[];
  readonly check: string;
}

/** Catches what a replay does not show; a difference that it does show is named first. */
export function checksumOf(save: object): string {
  return hashText(JSON.stringify({ ...save, checksum: undefined }));
}

/** The outside of a save: is it one, is it whole, and do we know its version? */
export function readSave(text: string): Result<Save> {
  if (text.length > SAVE_LENGTH_MAX) return bad('save', `is longer than ${SAVE_LENGTH_MAX} characters; no match is`);
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return bad(
      'save',
      text.trim() === '' ? 'is empty' : 'is not complete JSON: it was cut off, or it is something else',
    );
  }
  if (!isRecord(raw) || raw['format'] !== FORMAT)
    return bad('format', `is not "${FORMAT}": this is not a Questhall save`);
  const { version } = raw;
  if (typeof version === 'number' && version > VERSION) {
    return bad(
      'version',
      `${version} is newer than this Questhall, which reads up to ${VERSION}; update it to open this save`,
    );
  }
  if (isDeeperThan(raw, NESTING_MAX))
    return bad('save', `has more than ${NESTING_MAX} lists and records inside each other`);
  if (version !== VERSION && version !== FIRST_VERSION) return bad('version', `must be ${FIRST_VERSION} to ${VERSION}`);
  const problem = findProblem(raw);
  if (problem !== null) return { ok: false, problem };
  const save = raw as unknown as Save; // a checked border
  return version === VERSION ? good(save) : renewed(save);
}

/** A save of version 1 in the shape of today. Whether it is whole must be seen before. */
function renewed(save: Save): Result<Save> {
  if (!isIntact(save)) return DAMAGED;
  const { from, snapshot } = save;
  const anew = {
    ...save,
    version: VERSION,
    from: from === null ? null : fromFirstVersion(from),
    snapshot: fromFirstVersion(snapshot),
  };
  return good({ ...anew, checksum: checksumOf(anew) });
}

/** The match in a save, played again from its beginning. The first move that differs is named. */
export function restore<T extends Types>(game: Game<T>, save: Save): Result<Journal<T>> {
  if (save.game !== game.id) return bad('game', `is "${save.game}", not "${game.id}"`);
  const { min, max } = game.seats;
  if (save.seats < min || save.seats > max) return bad('seats', `must be ${min} to ${max} for ${game.title}`);
  if (save.edition !== game.edition) return adopt(game, save);

  const header = readHeader(game, save);
  if (!header.ok) return header;
  const journal = begin(game, header.value);
  if (journal.opening.check !== save.opening)
    return bad('opening', 'differs: these options and this seed do not begin like that');
  for (const [index, move] of save.moves.entries()) {
    const difference = replayMove(game, journal, move, save.hashes);
    if (difference !== null) return bad(`move ${index + 1}`, difference);
  }
  if (hashState(journal.state) !== hashText(JSON.stringify(save.snapshot))) {
    return bad('snapshot', `differs from the state after move ${save.moves.length}`);
  }
  for (const mark of save.takenBack) journal.takenBack.push(mark);
  return isIntact(save) ? good(journal) : DAMAGED;
}

function replayMove<T extends Types>(
  game: Game<T>,
  journal: Journal<T>,
  move: SavedMove,
  hashes: readonly string[],
): string | null {
  const submitted = submit(game, journal, move, move.rolled);
  if (!submitted.ok)
    return 'wanted' in submitted
      ? 'rolls other dice than were written down'
      : `is refused by ${submitted.refusal.rule}`;
  const { rolled, check } = submitted.entry;
  if (rolled.join() !== move.rolled.join())
    return `has the dice ${move.rolled.join(' ')}, and ${rolled.join(' ')} fell`;
  if (check !== move.check) return 'differs in what was done or told';
  const at = journal.entries.length / HASH_EVERY - 1;
  return Number.isInteger(at) && hashes[at] !== journal.hashes[at] ? 'leads to another state' : null;
}

function readHeader<T extends Types>(game: Game<T>, save: Save): Result<Header<T>> {
  const options = readOptions(game.options, save.options);
  if (!options.ok) return options;
  const refusal = game.admit(options.value, save.seats);
  if (refusal !== null) return bad('options', `are refused by ${refusal.rule}`, refusal.rule);
  const from = save.from === null ? null : reviveState(game, save.seats, save.from);
  if (save.from !== null && from === null) return bad('from', `is no state of ${game.title}, edition ${game.edition}`);
  return good({
    game: game.id,
    edition: game.edition,
    options: options.value,
    seats: save.seats,
    seed: save.seed,
    from,
  });
}

/**
 * A save of another edition goes on from its snapshot, under the rules of today; options that are gone do not stop it.
 */
function adopt<T extends Types>(game: Game<T>, save: Save): Result<Journal<T>> {
  if (!isIntact(save)) return DAMAGED;
  const from = reviveState(game, save.seats, save.snapshot);
  if (from === null)
    return bad('snapshot', `of edition ${save.edition} does not fit edition ${game.edition} of ${game.title}`);
  const options = readOptions(game.options, optionsLeft(game.options, save.options));
  if (!options.ok) return options;
  const journal = begin(game, {
    game: game.id,
    edition: game.edition,
    options: options.value,
    seats: save.seats,
    seed: save.seed,
    from,
  });
  for (const mark of save.takenBack) journal.takenBack.push(mark);
  return good(journal);
}

const isIntact = (save: Save): boolean => save.checksum === checksumOf(save);
const DAMAGED: Result<never> = bad('checksum', 'does not fit: the file was damaged or changed by hand');

const isMove = recordOf({
  seat: isCount,
  ask: isCount,
  action: (x) => x !== undefined,
  rolled: listOf(isCount),
  check: isText,
});
const isTakenBack = recordOf({ clock: isCount, fixed: (x) => x === 'dice' || x === 'secret' || x === 'seal' });

const FIELDS: Readonly<Record<string, readonly [fits: Check, right: string]>> = {
  game: [isText, 'the name of a game'],
  edition: [isText, 'a text'],
  seats: [(x) => isCount(x) && Number(x) <= SEATS_MAX, `a whole number up to ${SEATS_MAX}`],
  seed: [(x) => typeof x === 'string' && isSeed(x), `a text of at most ${SEED_LENGTH_MAX} characters`],
  opening: [isText, 'a hash'],
  hashes: [listOf(isText), 'a list of hashes'],
  takenBack: [listOf(isTakenBack), 'a list of moves taken back'],
  moves: [listOf(() => true), `a list of at most ${MOVES_MAX} moves`],
  snapshot: [isRecord, 'a state'],
  checksum: [isText, 'a hash'],
};

function findProblem(raw: Readonly<Record<string, unknown>>): Problem | null {
  for (const [field, [fits, right]] of Object.entries(FIELDS))
    if (!fits(raw[field])) return bad(field, `must be ${right}`).problem;
  const broken = Array.from(raw['moves'] as readonly unknown[]).findIndex((move) => !isMove(move)); // a list, as was seen just now
  return broken < 0
    ? null
    : bad(`moves[${broken}]`, 'must have a seat, an ask, an action, its dice and a check').problem;
}

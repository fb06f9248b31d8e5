import {
  begin,
  below,
  type Entry,
  everyone,
  type Game,
  type Header,
  hashText,
  type Journal,
  legal,
  type Move,
  type State,
  seatsOf,
  seedRng,
  submit,
  type Types,
  undo,
} from '@questhall/kernel';
import { readSave, restore } from '@questhall/table';
import { inspect, inspectEnd } from './inspect.ts';
import { inspectMove } from './inspect-move.ts';
import { inspectOpening } from './inspect-opening.ts';
import { inspectSealed, inspectSecrets, inspectTwins } from './inspect-secrets.ts';
import { textOf } from './text.ts';
import { versionTwo } from './version-two.ts';
import type { Fail, Watch } from './watch.ts';

/** One random match to be played and looked at closely. */
export interface Trial<T extends Types> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seats: number;
  readonly seed: string;
  /** Actions that are decoded but never offered: what players will try all the same, and must learn nothing from. */
  readonly samples?: readonly T['Action'][];
}

/** What a trial came by, for reports on what random play never reaches. */
export interface Conformed {
  readonly moves: number;
  readonly rules: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  /** Whether anything at all was ever redrawn: a game with secrets that says no has an empty `imagine`. */
  readonly hasDreamt: boolean;
}

/** A broken promise, with all that is needed to see it again. */
export class Nonconformity extends Error {
  readonly what: string;
  readonly move: number;
  constructor(what: string, move: number, again: string) {
    super(`${what}, at move ${move}; see it again with\n  ${again}`);
    this.what = what;
    this.move = move;
  }
}

const TRIAL_MOVES_MAX = 5_000;
const UNDO_ONE_IN = 4;
const RASH_ONE_IN = 200;

/** The command that plays this trial again. */
export function commandFor<T extends Types>({ game, options, seats, seed }: Trial<T>): string {
  const settings = Object.entries(options).map(
    ([name, value]) => ` --set ${name}=${value === null ? 'usual' : String(value)}`,
  );
  return `npm run conform -- ${game.id} --seed '${seed}' --seats ${seats}${settings.join('')}`;
}

/** Plays one match at random and holds the game to the whole contract at every move. Throws a `Nonconformity`. */
export function conform<T extends Types>(trial: Trial<T>): Conformed {
  const { game, options, seats, seed } = trial;
  const header: Header<T> = { game: game.id, edition: game.edition, options, seats, seed, from: null };
  let moves = 0;
  const fail: Fail = (what) => {
    throw new Nonconformity(what, moves, commandFor(trial));
  };
  const readable = (trial.samples ?? []).flatMap((sample) => game.decode(sample) ?? []);
  const seen = new Map(readable.map((action) => [textOf(action), action]));
  const watch: Watch<T> = { game, seen, rng: seedRng(`fast:watching ${hashText(seed)}`), fail, hasDreamt: false };
  const rules = new Set<string>();
  const events = new Set<string>();
  try {
    const journal = begin(game, header);
    if (textOf(begin(game, header)) !== textOf(journal)) fail('the same seed begins differently');
    inspectOpening(watch, header, journal);
    note(journal.opening, rules, events);
    while (journal.state.outcome === null) {
      if (moves === TRIAL_MOVES_MAX) fail('the game does not end');
      note(playMove(watch, journal), rules, events);
      moves += 1;
    }
    inspectEnd(watch, journal.state);
    playAgain(watch, journal);
  } catch (error) {
    if (error instanceof Nonconformity) throw error;
    fail(`the rules threw: ${error instanceof Error ? error.message : String(error)}`);
  }
  return { moves, rules, events, hasDreamt: watch.hasDreamt };
}

function playMove<T extends Types>(watch: Watch<T>, journal: Journal<T>): Entry<T> {
  const before = journal.state;
  const text = textOf(before); // whoever only looks at the state must leave it like this
  inspect(watch, before, text);
  inspectSecrets(watch, before, text);
  const move = pick(watch, before);
  const entry = make(watch, journal, move);
  inspectMove(watch, before, text, journal.state, entry);
  inspectTwins(watch, before, journal.state, entry);
  inspectSealed(watch, before, journal.state, entry);
  if (below(watch.rng, UNDO_ONE_IN) === 0) takeBack(watch, journal, entry);
  return entry;
}

function pick<T extends Types>(watch: Watch<T>, state: State<T>): Move<T> {
  const { game, rng, fail } = watch;
  const asked = state.asks[below(rng, state.asks.length)];
  const offers = asked === undefined ? [] : legal(game, state, asked);
  const action = offers[below(rng, Math.max(1, offers.length))];
  if (asked === undefined || action === undefined) return fail('there is nothing to choose from');
  const isRash = game.rash?.includes(action.type) === true;
  if (isRash && state.asks.some(({ wait }) => wait !== 'none') && below(rng, RASH_ONE_IN) > 0)
    return pick(watch, state);
  return { seat: asked.seat, ask: asked.id, action };
}

function make<T extends Types>({ game, fail }: Watch<T>, journal: Journal<T>, move: Move<T>): Entry<T> {
  const submitted = submit(game, journal, move);
  if (submitted.ok) return submitted.entry;
  return fail(
    'refusal' in submitted ? `an offer is refused by ${submitted.refusal.rule}` : 'a seeded match wants typed dice',
  );
}

/** A round taken back leaves nothing half collected; a free move leaves no trace; and all of it can be done again. */
function takeBack<T extends Types>({ game, fail }: Watch<T>, journal: Journal<T>, { fixed, seat }: Entry<T>): void {
  const after = textOf(journal.state);
  const entries = journal.entries.slice();
  if (undo(game, journal, fixed === null ? seatsOf(seat) : everyone(journal.header.seats)) !== null)
    fail(fixed === null ? 'a free move cannot be taken back' : 'a move cannot be taken back by the whole table');
  if (journal.state.sealed.length > 0) fail('undo leads into a round that is half collected');
  for (const { rolled, ...move } of entries.slice(journal.entries.length))
    if (!submit(game, journal, move, rolled).ok) fail('undo does not lead back');
  if (textOf(journal.state) !== after) fail('a move made again after undo differs');
  if (fixed !== null) journal.takenBack.length = 0; // it was no more than a look back
}

function playAgain<T extends Types>({ game, fail }: Watch<T>, journal: Journal<T>): void {
  const save = readSave(versionTwo(journal));
  const restored = save.ok ? restore(game, save.value) : save;
  if (!restored.ok) fail(`the replay differs: ${restored.problem.field} ${restored.problem.message}`);
  else if (textOf(restored.value.state) !== textOf(journal.state)) fail('the replay ends in another state');
}

function note<T extends Types>({ told }: Pick<Entry<T>, 'told'>, rules: Set<string>, events: Set<string>): void {
  for (const { rule, event } of told) {
    rules.add(rule);
    events.add(event.type);
  }
}

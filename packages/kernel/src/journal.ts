import { DiceWanted } from './dice.ts';
import type { Game } from './game.ts';
import { positionOf } from './generator.ts';
import { hashText } from './hash.ts';
import { HASH_EVERY } from './limits.ts';
import { advance, cloneState, open, receive, type Sent } from './match.ts';
import { everyone, type Seats, seatsOf } from './seats.ts';
import { Book, silence } from './tell.ts';
import type { Move, Refusal, State, Tell, Told, Types } from './types.ts';

/** What a match was opened with: the same header always gives the same beginning. */
export interface Header<T extends Types> {
  readonly game: string;
  readonly edition: string;
  readonly options: T['Options'];
  readonly seats: number;
  readonly seed: string;
  /** The state it goes on from, when its beginning was played under rules we no longer have. */
  readonly from: State<T> | null;
}

/** What fixes a move for good: dice fell, a secret came out, or an answer was sealed. */
export type Fixed = 'dice' | 'secret' | 'seal';

export interface Entry<T extends Types> extends Move<T> {
  readonly rolled: readonly number[];
  readonly told: readonly Told<T>[];
  readonly fixed: Fixed | null;
  /** Secret answers of the same round lay there when it was made. */
  readonly isAmongSealed: boolean;
  /** A hash of this move, its dice and its events, and of all entries before it. */
  readonly check: string;
}

/** A match with its memory. States in it are never written: every move makes a new one. */
export interface Journal<T extends Types> {
  readonly header: Header<T>;
  readonly opening: { readonly told: readonly Told<T>[]; readonly check: string };
  readonly entries: Entry<T>[];
  /** The hash of the whole state after every `HASH_EVERY` moves. */
  readonly hashes: string[];
  /** The state at the beginning and after every `HASH_EVERY` moves: no undo plays more of them again. */
  readonly marks: State<T>[];
  /** Fixed moves that were taken back with everybody's consent. */
  readonly takenBack: { readonly clock: number; readonly fixed: Fixed }[];
  state: State<T>;
}

/** A move that could be made: what the journal would hold of it, and where it leads. */
export interface Prepared<T extends Types> {
  readonly entry: Entry<T>;
  readonly state: State<T>;
}

type Refused<T extends Types> =
  | { readonly ok: false; readonly refusal: Refusal<T['Rule']> }
  /** The dice are typed in, and one with so many faces is still missing. */
  | { readonly ok: false; readonly wanted: number };

export type Submitted<T extends Types> = { readonly ok: true; readonly entry: Entry<T> } | Refused<T>;

export function begin<T extends Types>(game: Game<T>, header: Header<T>): Journal<T> {
  const book = new Book<T>(header.seats);
  const state = header.from ?? open(game, header.options, header.seats, header.seed, book);
  return rooted(header, state, book.told, hashText(JSON.stringify([header, state])));
}

/**
 * A journal that goes on from somewhere in a match: all that was before lies elsewhere, but for the check of the last
 * move.
 */
export const goOnFrom = <T extends Types>(header: Header<T>, state: State<T>, check: string): Journal<T> =>
  rooted(header, state, [], check);

const rooted = <T extends Types>(
  header: Header<T>,
  state: State<T>,
  told: readonly Told<T>[],
  check: string,
): Journal<T> => ({
  header,
  opening: { told, check },
  entries: [],
  hashes: [],
  marks: [state],
  takenBack: [],
  state,
});

/**
 * Take whatever a seat sent: decode it, check it and work out the move. The journal stays as it is until somebody
 * enters it.
 */
export function prepare<T extends Types>(
  game: Game<T>,
  journal: Journal<T>,
  sent: Sent,
  typed: readonly number[] = [],
): ({ readonly ok: true } & Prepared<T>) | Refused<T> {
  const { state, entries } = journal;
  const received = receive(game, state, sent);
  if (!received.ok) return received;
  const { move } = received;
  const draft = cloneState(game, state);
  const book = new Book<T>(state.seats);
  const rolled: number[] = [];
  try {
    advanceWith(game, draft, move, book, rolled, typed);
  } catch (error) {
    if (error instanceof DiceWanted) return { ok: false, wanted: error.faces };
    throw error;
  }
  const { told } = book;
  const before = entries.at(-1)?.check ?? journal.opening.check;
  const chained = hashText(before + JSON.stringify([move.seat, move.ask, move.action, rolled, told]));
  const fixed = fixedBy(game, state, draft, move, told);
  return {
    ok: true,
    entry: { ...move, rolled, told, fixed, isAmongSealed: state.sealed.length > 0, check: chained },
    state: draft,
  };
}

/** Makes a move with typed dice where the table has such, and notes what was rolled. */
function advanceWith<T extends Types>(
  game: Game<T>,
  draft: State<T>,
  move: Move<T>,
  tell: Tell<T>,
  rolled: number[],
  typed: readonly number[],
): void {
  draft.rng = { ...draft.rng, rolled, loaded: draft.rng.loaded && typed.slice() };
  advance(game, draft, move, tell);
  draft.rng = { ...draft.rng, rolled: null, loaded: draft.rng.loaded && [] };
}

/** Writes down a move that was prepared for the journal as it stands. */
export function enter<T extends Types>(journal: Journal<T>, { entry, state }: Prepared<T>): void {
  journal.entries.push(entry);
  journal.state = state;
  if (journal.entries.length % HASH_EVERY !== 0) return;
  journal.hashes.push(hashState(state));
  journal.marks.push(state);
}

/** Prepares a move and enters it. Anything refused changes nothing. */
export function submit<T extends Types>(
  game: Game<T>,
  journal: Journal<T>,
  sent: Sent,
  typed: readonly number[] = [],
): Submitted<T> {
  const prepared = prepare(game, journal, sent, typed);
  if (prepared.ok) enter(journal, prepared);
  return prepared;
}

/** A move is fixed once it binds its answer, or has shown anybody what they could not have worked out before it. */
function fixedBy<T extends Types>(
  game: Game<T>,
  before: State<T>,
  after: State<T>,
  move: Move<T>,
  told: readonly Told<T>[],
): Fixed | null {
  if (before.asks.some(({ seat, id, seal }) => seat === move.seat && id === move.ask && seal !== null)) return 'seal';
  if (positionOf(before.rng.source) !== positionOf(after.rng.source)) return 'dice';
  if (before.wishes.some((wish) => !after.wishes.includes(wish))) return 'secret'; // nobody is told of a pass, and yet it shows
  return told.some(({ isSecret, event }) => isSecret === true || game.reveals.includes(event.type)) ? 'secret' : null;
}

/** How many moves are fixed: everything after them can be taken back freely. */
export function horizon<T extends Types>(journal: Journal<T>): number {
  return journal.entries.findLastIndex((entry) => entry.fixed !== null) + 1;
}

/**
 * Take the last move back, and with it all secret answers of its round: nobody goes back into a round that is half
 * collected. Free moves need the consent of the seats that made them, fixed ones that of the whole table.
 */
export function undo<T extends Types>(game: Game<T>, journal: Journal<T>, consent: Seats): Refusal<T['Rule']> | null {
  const { entries, header } = journal;
  if (entries.length === 0) return { rule: 'kernel.horizon', facts: { moves: 0 } };
  const kept = roundStart(journal, entries.length - 1);
  const fixed = fixedSince(journal, kept);
  const needed = fixed === null ? seatsOf(...entries.slice(kept).map(({ seat }) => seat)) : everyone(header.seats);
  if ((consent & needed) !== needed)
    return { rule: 'kernel.horizon', facts: { move: entries.length, fixed: fixed ?? 'seat' } };
  if (fixed !== null) journal.takenBack.push({ clock: journal.state.clock, fixed });
  rewind(game, journal, kept);
  return null;
}

/** How many moves there were when the round of a move began: secret answers come and go together. */
export function roundStart<T extends Types>({ entries }: Journal<T>, move: number): number {
  let at = move;
  while (at > 0 && entries[at]?.isAmongSealed === true) at -= 1;
  return at;
}

/** What fixes the moves after the first so many; null when they are free. */
export function fixedSince<T extends Types>({ entries }: Journal<T>, kept: number): Fixed | null {
  return entries.slice(kept).findLast(({ fixed }) => fixed !== null)?.fixed ?? null;
}

/** How it stood after the first so many moves. */
export function stateAt<T extends Types>(game: Game<T>, { marks, entries, state }: Journal<T>, kept: number): State<T> {
  const mark = Math.floor(kept / HASH_EVERY);
  return kept === entries.length ? state : replayed(game, marks[mark] ?? state, entries.slice(mark * HASH_EVERY, kept));
}

/** Forgets all but the first so many moves; whoever asks for it has everybody's consent. */
export function rewind<T extends Types>(
  game: Game<T>,
  journal: Journal<T>,
  kept: number,
  state: State<T> = stateAt(game, journal, kept),
): void {
  const mark = Math.floor(kept / HASH_EVERY);
  journal.state = state;
  journal.entries.splice(kept);
  journal.hashes.splice(mark);
  journal.marks.splice(mark + 1);
}

/** The state after these moves, made again with the same dice. */
function replayed<T extends Types>(
  game: Game<T>,
  from: State<T>,
  moves: readonly Pick<Entry<T>, keyof Move<T> | 'rolled'>[],
): State<T> {
  if (moves.length === 0) return from;
  const draft = cloneState(game, from);
  for (const { seat, ask, action, rolled } of moves)
    advanceWith(game, draft, { seat, ask, action }, silence, [], rolled);
  return draft;
}

export const hashState = <T extends Types>(state: State<T>): string => hashText(JSON.stringify(state));

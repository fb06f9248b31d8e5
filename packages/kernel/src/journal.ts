import { DiceWanted } from './dice.ts';
import type { Game } from './game.ts';
import { positionOf } from './generator.ts';
import { hashText } from './hash.ts';
import { HASH_EVERY } from './limits.ts';
import { advance, check, cloneState, open } from './match.ts';
import { everyone, type Seat, type Seats, seatsOf } from './seats.ts';
import { Book } from './tell.ts';
import type { Move, Refusal, State, Told, Types } from './types.ts';

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
  /** Fixed moves that were taken back with everybody's consent. */
  readonly takenBack: { readonly clock: number; readonly fixed: Fixed }[];
  state: State<T>;
  /** The state behind the last fixed move: undo never needs to look further back. */
  anchor: State<T>;
}

/** An answer as it comes in: nothing about it is trusted yet. */
type Sent = { readonly seat: Seat; readonly ask: number; readonly action: unknown };

export type Submitted<T extends Types> =
  | { readonly ok: true; readonly entry: Entry<T> }
  | { readonly ok: false; readonly refusal: Refusal<T['Rule']> }
  /** The dice are typed in, and one with so many faces is still missing. */
  | { readonly ok: false; readonly wanted: number };

export function begin<T extends Types>(game: Game<T>, header: Header<T>): Journal<T> {
  const book = new Book<T>(header.seats);
  const state = header.from ?? open(game, header.options, header.seats, header.seed, book);
  const opening = { told: book.told, check: hashText(JSON.stringify([header, state])) };
  return { header, opening, entries: [], hashes: [], takenBack: [], state, anchor: state };
}

/** Take whatever a seat sent: decode it, check it, make the move and write it down. Anything refused changes nothing. */
export function submit<T extends Types>(game: Game<T>, journal: Journal<T>, sent: Sent, typed: readonly number[] = []): Submitted<T> {
  const { state, entries } = journal;
  const action = game.decode(sent.action);
  if (action === null) return { ok: false, refusal: { rule: 'kernel.malformed', facts: {} } };
  const move: Move<T> = { seat: sent.seat, ask: sent.ask, action };
  const refusal = check(game, state, move);
  if (refusal !== null) return { ok: false, refusal };

  const draft = cloneState(game, state);
  const rolled: number[] = [];
  draft.rng = { ...draft.rng, rolled, loaded: draft.rng.loaded && typed.slice() };
  const book = new Book<T>(state.seats);
  try {
    advance(game, draft, move, book);
  } catch (error) {
    if (error instanceof DiceWanted) return { ok: false, wanted: error.faces };
    throw error;
  }
  draft.rng = { ...draft.rng, rolled: null, loaded: draft.rng.loaded && [] };

  const { told } = book;
  const before = entries.at(-1)?.check ?? journal.opening.check;
  const chained = hashText(before + JSON.stringify([move.seat, move.ask, move.action, rolled, told]));
  const entry: Entry<T> = {
    ...move,
    rolled,
    told,
    fixed: fixedBy(game, state, draft, move, told),
    isAmongSealed: state.sealed.length > 0,
    check: chained,
  };
  entries.push(entry);
  if (entries.length % HASH_EVERY === 0) journal.hashes.push(hashState(draft));
  journal.state = draft;
  if (entry.fixed !== null) journal.anchor = draft;
  return { ok: true, entry };
}

/** A move is fixed once it binds its answer, or has shown anybody what they could not have worked out before it. */
function fixedBy<T extends Types>(game: Game<T>, before: State<T>, after: State<T>, move: Move<T>, told: readonly Told<T>[]): Fixed | null {
  if (before.asks.some(({ seat, id, seal }) => seat === move.seat && id === move.ask && seal !== null)) return 'seal';
  if (positionOf(before.rng.source) !== positionOf(after.rng.source)) return 'dice';
  return told.some(({ isSecret, event }) => isSecret === true || game.reveals.includes(event.type)) ? 'secret' : null;
}

/** How many moves are fixed: everything after them can be taken back freely. */
export function horizon<T extends Types>(journal: Journal<T>): number {
  return journal.entries.findLastIndex((entry) => entry.fixed !== null) + 1;
}

/**
 * Take the last move back, and with it all secret answers of its round: nobody goes back into a round that is half collected.
 * Free moves need the consent of the seats that made them, fixed ones that of the whole table.
 */
export function undo<T extends Types>(game: Game<T>, journal: Journal<T>, consent: Seats): Refusal<T['Rule']> | null {
  const { entries, header } = journal;
  const kept = lastRound(journal);
  const last = entries.at(-1);
  if (last === undefined) return { rule: 'kernel.horizon', facts: { moves: 0 } };
  const fixed = entries.slice(kept).findLast((entry) => entry.fixed !== null)?.fixed ?? null;
  const needed = fixed === null ? seatsOf(...entries.slice(kept).map(({ seat }) => seat)) : everyone(header.seats);
  if ((consent & needed) !== needed) return { rule: 'kernel.horizon', facts: { move: entries.length, fixed: fixed ?? 'seat' } };

  if (fixed !== null) journal.takenBack.push({ clock: journal.state.clock, fixed });
  const from = fixed === null ? horizon(journal) : 0;
  const again = entries.slice(from, kept);
  const base = fixed === null ? journal.anchor : begin(game, header).state;
  entries.splice(from);
  journal.hashes.splice(Math.floor(from / HASH_EVERY));
  journal.state = base;
  journal.anchor = base;
  for (const entry of again) {
    if (!submit(game, journal, entry, entry.rolled).ok) throw new Error(`${game.id}: a move that was made cannot be made again`);
  }
  return null;
}

/** How many moves there were when the last round began: one less, but for secret answers, which come and go together. */
function lastRound<T extends Types>({ entries }: Journal<T>): number {
  let at = entries.length - 1;
  while (at > 0 && entries[at]?.isAmongSealed === true) at -= 1;
  return Math.max(0, at);
}

export function hashState<T extends Types>(state: State<T>): string {
  return hashText(JSON.stringify(state));
}

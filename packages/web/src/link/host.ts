import {
  type Ask,
  check,
  type Entry,
  everyone,
  type Game,
  heardBy,
  horizon,
  includesSeat,
  type Journal,
  legal,
  type Player,
  pending,
  type Refusal,
  type Rng,
  type Seat,
  type Seats,
  seatsOf,
  sight,
  submit,
  type Types,
  undo,
} from '@questhall/kernel';
import type { Happened, News, Offered, Reply, Standing } from './protocol.ts';

/** An answer as it comes in from a screen: nothing about it is trusted yet. */
export interface Sent {
  readonly seat: Seat;
  readonly ask: number;
  readonly action: unknown;
  /** Faces of real dice, where they are typed in. */
  readonly dice?: readonly number[];
}

/**
 * A match and its company: people, who answer from outside, and players that come with the game. It holds the state;
 * whoever talks to it gets sights and events of one seat at a time. The same in a worker, for one screen, and on a
 * server, for many.
 */
export class Host<T extends Types> {
  readonly game: Game<T>;
  readonly journal: Journal<T>;
  readonly #company: readonly (Player<T> | null)[];
  /** Dice of the program's players; those of the match are out of their reach. */
  readonly #rng: Rng;

  constructor(game: Game<T>, journal: Journal<T>, company: readonly (Player<T> | null)[], rng: Rng) {
    this.game = game;
    this.journal = journal;
    this.#company = company;
    this.#rng = rng;
  }

  get isOver(): boolean {
    return this.journal.state.outcome !== null;
  }

  /** The seats that people hold. */
  get people(): Seats {
    return seatsOf(...this.#company.flatMap((player, seat) => (player === null ? [seat] : [])));
  }

  /** Takes an answer from outside. Anything refused changes nothing. */
  answer({ seat, ask, action, dice = [] }: Sent): Reply<T> {
    if (!includesSeat(this.people, seat)) return { ok: false, refusal: { rule: 'kernel.not-asked', facts: { seat } } };
    const done = submit(this.game, this.journal, { seat, ask, action }, dice);
    return done.ok ? { ok: true } : done;
  }

  /** Why an answer would be refused, or null; nothing is changed. */
  why({ seat, ask, action }: Sent): Refusal<T['Rule']> | null {
    const decoded = this.game.decode(action);
    if (decoded === null) return { rule: 'kernel.malformed', facts: {} };
    return check(this.game, this.journal.state, { seat, ask, action: decoded });
  }

  /** One answer by the program, unless a person must answer first. A die that is still missing is asked for. */
  playOn(dice: readonly number[] = []): 'played' | 'waiting' | 'over' | { readonly wanted: number } {
    const { state } = this.journal;
    if (this.isOver) return 'over';
    const ask = this.#programAsk();
    const player = ask === null ? null : this.#company[ask.seat];
    if (ask === null || player == null) return 'waiting';
    const seen = sight(this.game, state, ask.seat);
    const offers = legal(this.game, state, ask);
    const action = player({
      sight: seen,
      ask: seen.asks.find(({ id }) => id === ask.id) ?? ask,
      offers,
      rng: this.#rng,
    });
    const done = submit(this.game, this.journal, { seat: ask.seat, ask: ask.id, action }, dice);
    if (done.ok) return 'played';
    if ('wanted' in done) return { wanted: done.wanted };
    throw new Error(`${this.game.id}: the program in seat ${ask.seat} tried what ${done.refusal.rule} forbids`);
  }

  /**
   * Takes back the last move that a person made, and all that the program did since: it always agrees. What is fixed
   * needs every person, and at one screen they are all there to say so.
   */
  undo(seat: Seat, isAgreed: boolean): Refusal<T['Rule']> | null {
    const last = this.#lastByPeople();
    const refusal = isAgreed ? null : this.#undoRefusal(seat, last);
    if (last === 0) return { rule: 'kernel.horizon', facts: { moves: 0 } };
    if (refusal !== null) return refusal;
    while (this.journal.entries.length >= last) {
      const stuck = undo(this.game, this.journal, everyone(this.journal.header.seats));
      if (stuck !== null) return stuck;
    }
    return null;
  }

  /** The number of the last move that a person made; 0 when none has. */
  #lastByPeople(): number {
    return this.journal.entries.findLastIndex(({ seat }) => includesSeat(this.people, seat)) + 1;
  }

  /** Why this seat alone may not take that move back. */
  #undoRefusal(seat: Seat, move: number): Refusal<T['Rule']> | null {
    const taken = this.journal.entries.slice(Math.max(0, move - 1));
    const fixed = taken.findLast((entry) => entry.fixed !== null)?.fixed ?? null;
    if (fixed === null && taken[0]?.seat === seat) return null;
    return { rule: 'kernel.horizon', facts: { move, fixed: fixed ?? 'seat' } };
  }

  /** What happened from a move on, and how the table stands, as one seat sees it. */
  news(seat: Seat, since: number): News<T> {
    return { seat, happened: this.happened(seat, since), standing: this.standing(seat) };
  }

  /** The log of a seat from a move on; the opening is move 0. */
  happened(seat: Seat, since: number): readonly Happened<T>[] {
    const { opening, entries } = this.journal;
    const told: Happened<T>[] =
      since > 0 ? [] : [{ clock: 0, by: null, told: heardBy(seat, opening.told), fixed: null }];
    for (let i = Math.max(0, since - 1); i < entries.length; i++) {
      const entry = entries[i];
      if (entry !== undefined) told.push(this.#asHeard(seat, entry, i + 1));
    }
    return told;
  }

  #asHeard(seat: Seat, entry: Entry<T>, clock: number): Happened<T> {
    return { clock, by: entry.seat, told: heardBy(seat, entry.told), fixed: entry.fixed };
  }

  standing(seat: Seat): Standing<T> {
    const { state } = this.journal;
    const seen = sight(this.game, state, seat);
    const asked = state.asks.flatMap((ask): Offered<T>[] => {
      const shown = ask.seat === seat ? seen.asks.find(({ id }) => id === ask.id) : undefined;
      return shown === undefined ? [] : [{ ask: shown, offers: legal(this.game, state, ask) }];
    });
    const last = this.#lastByPeople();
    return {
      sight: seen,
      asked,
      waitingForPeople: seen.waitingFor & this.people,
      horizon: horizon(this.journal),
      undo: last === 0 ? null : { clock: last, refusal: this.#undoRefusal(seat, last) },
    };
  }

  /** The first question to the program that nobody else has to answer before. */
  #programAsk(): Ask<T> | null {
    const asks = pending(this.journal.state);
    const [first] = asks;
    if (first === undefined) return null;
    if (this.#company[first.seat] != null) return first;
    // A sealed question is put to several at once: the program need not wait until people have made up their minds.
    return asks.find(({ seat, seal }) => seal !== null && this.#company[seat] != null) ?? null;
  }
}

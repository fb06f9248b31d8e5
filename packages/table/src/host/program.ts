import type { Decider, Rules } from '@questhall/facets';
import { type Ask, legal, pending, type Rng, type Seat, type State, sight, type Types } from '@questhall/kernel';
import { guestAnswer, type NamedGuest } from '@questhall/players';
import type { Sitter } from '@questhall/wire';
import type { Course } from './course.ts';
import { isSpared } from './orders.ts';

/** What the program does, and why where it can say. */
interface Answer {
  readonly action: unknown;
  readonly why: string | null;
}

/** A move of the program that waits for dice: real ones are rolled, and somebody has to type them in. */
interface Wanting {
  readonly seat: Seat;
  readonly ask: number;
  readonly answer: Answer;
  readonly dice: readonly number[];
  /** Of the die that is still missing; null when the next one has just been typed. */
  readonly faces: number | null;
}

/** The players that come with a game, and what the host does for those who want to be spared something. */
export class Program<T extends Types> {
  readonly #rules: Rules<T>;
  /** Dice of its own; those of the match are out of its reach. */
  readonly #rng: Rng;
  #players: readonly (Decider<T> | NamedGuest<T> | null)[] = [];
  #wanting: Wanting | null = null;

  constructor(rules: Rules<T>, rng: Rng) {
    this.#rules = rules;
    this.#rng = rng;
  }

  /** Sits down anew, and remembers nothing: what it remembered may not have happened. */
  sitDown(company: readonly Sitter[]): void {
    this.#wanting = null;
    this.#players = company.map((sitter, seat) => (sitter.kind === 'bot' ? this.#playerOf(sitter.name, seat) : null));
  }

  #playerOf(name: string, seat: Seat): Decider<T> | NamedGuest<T> | null {
    const { bots, deciders, guests } = this.#rules;
    const guest = guests?.[name];
    if (guest !== undefined) return { name, guest: guest(seat) };
    const decider = deciders?.[name];
    if (decider !== undefined) return decider();
    const player = bots[name]?.();
    return player === undefined ? null : (turn) => ({ action: player(turn), rule: null });
  }

  /** The die that it waits for. */
  get wanted(): { readonly seat: Seat; readonly faces: number } | null {
    const { seat, faces } = this.#wanting ?? { seat: 0, faces: null };
    return faces === null ? null : { seat, faces };
  }

  /** A die that somebody rolled for it. */
  roll(die: number): void {
    if (this.#wanting !== null) this.#wanting = { ...this.#wanting, dice: [...this.#wanting.dice, die], faces: null };
  }

  /** A question that it answers, for itself or for a seat that wants to be spared it. */
  next({ state, orders }: Course<T>): Ask<T> | null {
    if (state.outcome !== null || this.wanted !== null) return null;
    let isPersonFirst = false;
    for (const ask of pending(state)) {
      const isIts = this.#players[ask.seat] != null || isSpared(this.#rules, state, ask, orders[ask.seat] ?? []);
      // Open answers come in the order of asking, so that the program can go along with people; secret ones need not
      // wait for anybody.
      if (isIts && (!isPersonFirst || ask.seal !== null)) return ask;
      isPersonFirst ||= !isIts;
    }
    return null;
  }

  /** What it does, with the dice that were typed for it so far. */
  async answer({ state }: Course<T>, ask: Ask<T>): Promise<Answer & { readonly dice: readonly number[] }> {
    const begun = this.#wanting;
    if (begun?.seat === ask.seat && begun.ask === ask.id) return { ...begun.answer, dice: begun.dice };
    return { ...(await this.#decide(state, ask)), dice: [] };
  }

  async #decide(state: State<T>, ask: Ask<T>): Promise<Answer> {
    const { game } = this.#rules;
    const player = this.#players[ask.seat] ?? null;
    if (player === null) return { action: game.fallback(state, ask), why: null };
    if (typeof player !== 'function')
      return { action: await guestAnswer(game, state, ask, this.#rng, player), why: null };
    const seen = sight(game, state, ask.seat);
    const shown = seen.asks.find(({ id }) => id === ask.id) ?? ask;
    const { action, rule } = player({ sight: seen, ask: shown, offers: legal(game, state, ask), rng: this.#rng });
    return { action, why: rule };
  }

  /** A die with so many faces is missing for what it wants to do. */
  waitFor(
    { seat, id }: Ask<T>,
    { action, why, dice }: Answer & { readonly dice: readonly number[] },
    faces: number,
  ): void {
    this.#wanting = { seat, ask: id, answer: { action, why }, dice, faces };
  }

  isDone(): void {
    this.#wanting = null;
  }
}

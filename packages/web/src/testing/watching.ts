import { readOptions } from '@questhall/border';
import {
  begin,
  type Game,
  heardBy,
  type Journal,
  legal,
  type Player,
  pending,
  type Seat,
  type Sight,
  seedRng,
  sight,
  submit,
  type Told,
  type Types,
} from '@questhall/kernel';

/** A match that the program plays against itself, watched by one seat at a time. */
export class Watching<T extends Types> {
  readonly journal: Journal<T>;
  readonly #game: Game<T>;
  readonly #players: readonly Player<T>[];
  readonly #rng = seedRng('fast:program');

  constructor(game: Game<T>, options: Readonly<Record<string, unknown>>, players: readonly Player<T>[], seed: string) {
    const read = readOptions(game.options, options);
    if (!read.ok) throw new Error(`${read.problem.field} ${read.problem.message}`);
    const { id, edition } = game;
    const header = { game: id, edition, options: read.value, seats: players.length, seed, from: null };
    this.#game = game;
    this.#players = players;
    this.journal = begin(game, header);
  }

  /** One move, and what a seat was told of it; null when it is over. */
  playOn(seat: Seat): readonly Told<T>[] | null {
    const { state } = this.journal;
    const [ask] = state.outcome === null ? pending(state) : [];
    const player = ask && this.#players[ask.seat];
    if (ask === undefined || player === undefined) return null;
    const offers = legal(this.#game, state, ask);
    const action = player({ sight: this.sight(ask.seat), ask, offers, rng: this.#rng });
    const made = submit(this.#game, this.journal, { seat: ask.seat, ask: ask.id, action });
    if (!made.ok) throw new Error('the program tried what the rules forbid');
    return heardBy<T>(seat, made.entry.told);
  }

  /** All that a seat was told so far. */
  told(seat: Seat): readonly Told<T>[] {
    const { opening, entries } = this.journal;
    return heardBy<T>(seat, [...opening.told, ...entries.flatMap((entry) => entry.told)]);
  }

  sight(seat: Seat): Sight<T> {
    return sight(this.#game, this.journal.state, seat);
  }
}

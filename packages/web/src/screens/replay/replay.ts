import type { Seat, Sight, Types } from '@questhall/kernel';
import type { Connection } from '../../link/connect.ts';
import type { Happened, News, Standing } from '../../link/protocol.ts';
import type { Seated } from '../../link/service.ts';
import { TableStore } from '../../table/store.ts';
import { Past } from './past.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a move stays when it has been shown, at the usual speed. */
const REST_MS = 320;

/** What is being watched, and where in it. */
export interface Watched<T extends Types> {
  readonly seat: Seat;
  /** The move that is wanted; the board follows. */
  readonly clock: number;
  readonly end: number;
  /** All that this seat was ever told. */
  readonly happened: readonly Happened<T>[];
  /** How things stand now: names come from it. */
  readonly sight: Sight<T>;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

/** A table watched from its first move to its last, forwards, backwards and by itself. */
export class Replay<T extends Types> {
  readonly seated: Seated<T>;
  /** What the boards show. */
  readonly store: TableStore<T>;
  readonly #connection: Connection;
  readonly #past: Past<T>;
  readonly #listeners = new Set<() => void>();
  readonly #stopListening: () => void;
  #watched: Watched<T>;
  /** Counts wishes: an older one gives way to a newer. */
  #wishes = 0;
  /** The moment that is being fetched; one at a time, however fast somebody drags. */
  #fetching: Promise<unknown> = Promise.resolve();
  #isHurried = false;
  /** The move that the boards show, or are about to have shown. */
  #handed = 0;

  constructor(
    connection: Connection,
    seated: Seated<T>,
    news: News<T>,
    first: Standing<T>,
    time: (event: T['Event']) => number,
  ) {
    this.#connection = connection;
    this.seated = seated;
    const { seat, happened, standing } = news;
    this.#watched = {
      seat,
      clock: 0,
      end: standing.sight.clock,
      happened,
      sight: standing.sight,
      isPlaying: false,
      speed: 1,
    };
    this.#past = new Past(seated.id, connection.service, {
      seat,
      happened: happened.slice(0, 1),
      standing: silent(first),
    });
    this.store = new TableStore(this.#past, seated, this.#past.moment, time, () =>
      this.#isHurried ? 0 : 1 / this.#watched.speed,
    );
    this.#stopListening = connection.listen((pushed) => {
      if (pushed.type === 'news' && pushed.table === seated.id) this.#hear(pushed.news as News<T>); // the worker's game is this one
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): Watched<T> => this.#watched;

  /** Shows the table as it stood after this move. */
  async seek(clock: number): Promise<void> {
    await this.#go(this.#wish({ clock: this.#within(clock), isPlaying: false }), false);
  }

  /** One move on, which is seen to happen, or one move back. */
  async step(by: 1 | -1): Promise<void> {
    const { clock } = this.#watched;
    if (this.#within(clock + by) === clock) return;
    await this.#go(this.#wish({ clock: clock + by, isPlaying: false }), by > 0);
  }

  /** Plays from here to the end; at the end, from the beginning. */
  async play(): Promise<void> {
    const { clock, end } = this.#watched;
    const wish = this.#wish({ clock: clock >= end ? 0 : clock, isPlaying: true });
    await this.#go(wish, false);
    while (wish === this.#wishes && this.#watched.clock < this.#watched.end) {
      this.#show({ clock: this.#watched.clock + 1 });
      await this.#go(wish, true);
      await new Promise((resolve) => setTimeout(resolve, REST_MS / this.#watched.speed));
    }
    if (wish === this.#wishes) this.#show({ isPlaying: false });
  }

  /** Stops after the move that is being shown. */
  pause(): void {
    this.#wishes += 1;
    this.#show({ isPlaying: false, clock: this.#handed });
  }

  setSpeed(speed: Speed): void {
    this.#show({ speed });
  }

  /** The same moment as another seat saw it. */
  async sit(seat: Seat): Promise<void> {
    const wish = this.#wish({ isPlaying: false });
    const { happened, standing } = (await this.#connection.service.look(seat)) as News<T>; // the worker's game is this one
    if (wish !== this.#wishes) return;
    this.#show({ seat, happened, sight: standing.sight });
    await this.#go(wish, false);
  }

  close(): void {
    this.#wishes += 1;
    this.#stopListening();
    this.store.close();
  }

  /** Something else is wanted: what is still being shown is cut short. */
  #wish(change: Partial<Watched<T>>): number {
    this.#wishes += 1;
    this.#isHurried = true;
    this.store.skip();
    this.#show(change);
    return this.#wishes;
  }

  /** Brings the boards to the wanted move, unless something else is wanted by then. */
  async #go(wish: number, isSeen: boolean): Promise<void> {
    await this.#fetching;
    if (wish !== this.#wishes) return;
    const { seat, clock, happened } = this.#watched;
    const fetching = this.#connection.service.recall(seat, clock);
    this.#fetching = fetching.catch(() => {});
    const recalled = await fetching.catch((error: unknown) => {
      if (wish === this.#wishes) throw error;
      return null; // somebody left, and wants it no longer
    });
    if (recalled === null || wish !== this.#wishes) return;
    const standing = silent(recalled.standing as Standing<T>); // the worker's game is this one
    this.#handed = clock;
    const before = this.store.snapshot();
    this.#past.moment = { seat, happened: happened.filter((move) => move.clock <= clock), standing };
    if (isSeen && before.seat === seat && before.standing.sight.clock === clock - 1) {
      this.#isHurried = false;
      this.#past.happen({ seat, happened: happened.filter((move) => move.clock === clock), standing });
      await this.#settled();
    } else await this.store.takeOver(seat);
  }

  #settled(): Promise<void> {
    return new Promise((resolve) => {
      if (this.store.snapshot().isSettled) return resolve();
      const stop = this.store.subscribe(() => {
        if (!this.store.snapshot().isSettled) return;
        stop();
        resolve();
      });
    });
  }

  /** The program plays on while we look back: the past grows. */
  #hear({ seat, happened, standing }: News<T>): void {
    if (seat !== this.#watched.seat) return;
    this.#show({
      happened: [...this.#watched.happened, ...happened],
      end: standing.sight.clock,
      sight: standing.sight,
    });
  }

  #within(clock: number): number {
    return Math.max(0, Math.min(this.#watched.end, Math.round(clock)));
  }

  #show(change: Partial<Watched<T>>): void {
    this.#watched = { ...this.#watched, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Nobody is asked anything in the past. */
const silent = <T extends Types>(standing: Standing<T>): Standing<T> => ({
  ...standing,
  asked: [],
  waitingForPeople: 0,
  undo: null,
});

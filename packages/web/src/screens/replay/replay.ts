import type { Seat, Sight, Types } from '@questhall/kernel';
import type { Happened, Heard } from '@questhall/wire';
import { NEVER_SEEN } from '../../table/store/last-seen.ts';
import type { Seated } from '../../table/store/seated.ts';
import type { Manner } from '../../table/store/shown.ts';
import { TableStore } from '../../table/store/store.ts';
import { type Taken, takeChair } from '../../table/store/taking.ts';
import { Past } from './past.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a move stays when it has been shown, at the usual speed. */
const REST_MS = 320;

/** Whoever watches decides nothing, and nothing is decided for them. */
const ONLOOKER: Pick<Manner<Types>, 'isOpen' | 'isOpenBetween' | 'asking' | 'seen'> = {
  isOpen: false,
  isOpenBetween: () => false,
  asking: () => 'all',
  seen: NEVER_SEEN,
};

/** A move as a seat heard of it. */
export type Retold<T extends Types> = Extract<Happened<T>, { readonly kind: 'told' }>;

/** What is being watched, and where in it. */
export interface Watched<T extends Types> {
  readonly seat: Seat;
  /** The first move that can be shown. */
  readonly begin: number;
  /** The move that is wanted; the board follows. */
  readonly clock: number;
  readonly end: number;
  /** All that this seat was ever told. */
  readonly happened: readonly Retold<T>[];
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
  readonly #past: Past<T>;
  readonly #listeners = new Set<() => void>();
  /** Where what was told and seen comes from. */
  #taken: Taken<T>;
  #watched: Watched<T>;
  /** Counts wishes: an older one gives way to a newer. */
  #wishes = 0;
  /** The moment that is being fetched; one at a time, however fast somebody drags. */
  #fetching: Promise<unknown> = Promise.resolve();
  readonly #hurry: { isOn: boolean; speed: Speed };
  /** The move that the boards show, or are about to have shown. */
  #handed: number;

  /** Sits down before the past of a table, at its first move. */
  static async open<T extends Types>(seated: Seated<T>, seat: Seat, client: Manner<T>['client']): Promise<Replay<T>> {
    const { taken, watched } = await look(seated, seat);
    const sight = await taken.chair.recall(watched.begin);
    if (sight === null) throw new Error('the past of this table cannot be shown');
    const first = { sight, happened: watched.happened.slice(0, 1) };
    const past = new Past<T>(seated.company, first);
    const hurry: { isOn: boolean; speed: Speed } = { isOn: false, speed: 1 };
    const pace = (): number => (hurry.isOn ? 0 : 1 / hurry.speed);
    const shown = { ...seated, sit: past.sit.bind(past) };
    const store = await TableStore.open<T>(shown, seat, { ...ONLOOKER, client, pace });
    return new Replay(seated, store, past, taken, watched, hurry);
  }

  private constructor(
    seated: Seated<T>,
    store: TableStore<T>,
    past: Past<T>,
    taken: Taken<T>,
    watched: Watched<T>,
    hurry: { isOn: boolean; speed: Speed },
  ) {
    this.seated = seated;
    this.store = store;
    this.#past = past;
    this.#taken = taken;
    this.#watched = watched;
    this.#hurry = hurry;
    this.#handed = watched.begin;
    this.#listen(taken);
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
    const { begin, clock, end } = this.#watched;
    const wish = this.#wish({ clock: clock >= end ? begin : clock, isPlaying: true });
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
    this.#hurry.speed = speed;
    this.#show({ speed });
  }

  /** The same moment as another seat saw it. */
  async sit(seat: Seat): Promise<void> {
    const wish = this.#wish({ isPlaying: false });
    const { taken, watched } = await look(this.seated, seat);
    if (wish !== this.#wishes) return taken.chair.leave();
    this.#taken.chair.leave();
    this.#taken = taken;
    const { begin, happened, sight } = watched;
    this.#show({ seat, begin, happened, sight });
    this.#listen(taken);
    await this.#go(wish, false);
  }

  close(): void {
    this.#wishes += 1;
    this.#taken.chair.leave();
    this.store.close();
  }

  /** Something else is wanted: what is still being shown is cut short. */
  #wish(change: Partial<Watched<T>>): number {
    this.#wishes += 1;
    this.#hurry.isOn = true;
    this.store.skip();
    this.#show(change);
    return this.#wishes;
  }

  /** Brings the boards to the wanted move, unless something else is wanted by then. */
  async #go(wish: number, isSeen: boolean): Promise<void> {
    await this.#fetching;
    if (wish !== this.#wishes) return;
    const { seat, clock, happened } = this.#watched;
    const fetching = this.#taken.chair.recall(clock);
    this.#fetching = fetching.catch(() => {});
    const sight = await fetching.catch((error: unknown) => {
      if (wish === this.#wishes) throw error;
      return null; // somebody left, and wants it no longer
    });
    if (sight === null || wish !== this.#wishes) return;
    this.#handed = clock;
    const before = this.store.snapshot();
    this.#past.moment = { sight, happened: happened.filter((move) => move.clock <= clock) };
    if (isSeen && before.seat === seat && before.standing.sight.clock === clock - 1) {
      this.#hurry.isOn = false;
      this.#past.happen(happened.filter((move) => move.clock === clock));
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

  /** Play goes on while we look back: the past grows, or some of it is taken back. */
  #listen(taken: Taken<T>): void {
    const hear = ({ happened, standing: { sight } }: Heard<T>): void => {
      if (taken !== this.#taken) return;
      let known = this.#watched.happened;
      for (const one of happened) {
        if (one.kind === 'told') known = [...known, one];
        if (one.kind === 'takenBack') known = known.filter(({ clock }) => clock <= one.clock);
      }
      this.#show({ happened: known, end: sight.clock, sight, clock: Math.min(this.#watched.clock, sight.clock) });
    };
    taken.listen({ hear, lose: () => undefined });
  }

  #within(clock: number): number {
    const { begin, end } = this.#watched;
    return Math.max(begin, Math.min(end, Math.round(clock)));
  }

  #show(change: Partial<Watched<T>>): void {
    this.#watched = { ...this.#watched, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Takes a chair and has all told that was ever told there. */
async function look<T extends Types>(
  seated: Seated<T>,
  seat: Seat,
): Promise<{ readonly taken: Taken<T>; readonly watched: Watched<T> }> {
  const taken = await takeChair(seated, seat);
  const { from, happened } = await taken.chair.past(true);
  const { sight } = taken.standing;
  const told = happened.filter((one) => one.kind === 'told');
  const place = { seat, begin: from, clock: from, end: sight.clock };
  return { taken, watched: { ...place, happened: told, sight, isPlaying: false, speed: 1 } };
}

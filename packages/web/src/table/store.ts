import { includesSeat, listSeats, type Refusal, type Seat, type Told, type Types } from '@questhall/kernel';
import type { Connection } from '../link/connect.ts';
import type { Happened, News, Offered, Sitter, Standing } from '../link/protocol.ts';
import type { Pushed, Seated } from '../link/service.ts';

/** A line of the log, with what the seat saw when it came about. */
export interface Logged<T extends Types> {
  /** Its place in the whole log. */
  readonly at: number;
  readonly clock: number;
  readonly told: Told<T>;
  /** How things stood then: names and numbers come from it. */
  readonly sight: Standing<T>['sight'];
}

/** What the screen shows at one moment. */
export interface Shown<T extends Types> {
  readonly seat: Seat;
  readonly standing: Standing<T>;
  readonly log: readonly Logged<T>[];
  /** What is happening right now, on top of how things stood before. */
  readonly now: readonly Told<T>[];
  /** Nothing is still to be shown: the picture is the sight. */
  readonly isSettled: boolean;
  /** Another person must take over before anything goes on. */
  readonly handOver: Seat | null;
  /** A real die with so many faces is to be typed in, and for whom. */
  readonly wanted: { readonly faces: number; readonly typed: readonly number[]; readonly isProgram: boolean } | null;
  readonly refusal: { readonly refusal: Refusal<T['Rule']>; readonly action: T['Action'] | null } | null;
  readonly broken: string | null;
}

/** How fast events go by: 1 is the usual pace, 0 is at once. */
export type Pace = () => number;

/**
 * One table on one screen: it takes answers to the worker and plays what comes back, event after event. When the queue
 * is empty, what is shown equals the sight.
 */
export class TableStore<T extends Types> {
  readonly seated: Seated<T>;
  readonly #connection: Connection;
  readonly #time: (event: T['Event']) => number;
  readonly #pace: Pace;
  /** There are no secrets: whoever sits here answers for every person. */
  readonly #isOpen: boolean;
  readonly #listeners = new Set<() => void>();
  readonly #queue: News<T>[] = [];
  #shown: Shown<T>;
  #isPlaying = false;
  #wake: (() => void) | null = null;
  #stopListening: () => void;
  /** The answer that waits for dice. */
  #held: { readonly seat: Seat; readonly ask: number; readonly action: T['Action'] } | null = null;

  constructor(
    connection: Connection,
    seated: Seated<T>,
    news: News<T>,
    time: (event: T['Event']) => number,
    pace: Pace,
    isOpen = false,
  ) {
    this.seated = seated;
    this.#connection = connection;
    this.#time = time;
    this.#pace = pace;
    this.#isOpen = isOpen;
    const { standing, happened, seat } = news;
    this.#shown = {
      seat,
      standing,
      log: logOf(happened, standing, 0),
      now: [],
      isSettled: true,
      handOver: null,
      wanted: null,
      refusal: null,
      broken: null,
    };
    this.#shown = { ...this.#shown, handOver: this.#whoTakesOver(standing) };
    this.#stopListening = connection.listen((pushed) => this.#hear(pushed));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): Shown<T> => this.#shown;

  get company(): readonly Sitter[] {
    return this.seated.company;
  }

  /** The question that matters, if this seat is asked and nothing is still being shown. */
  get asked(): Offered<T> | null {
    const { isSettled, standing, handOver } = this.#shown;
    return isSettled && handOver === null ? (standing.asked[0] ?? null) : null;
  }

  /** Answers a question of this seat. What is refused is shown with its rule, and changes nothing. */
  async answer(
    action: T['Action'],
    ask: number = this.asked?.ask.id ?? -1,
    dice: readonly number[] = [],
  ): Promise<void> {
    const { seat } = this.#shown;
    this.#show({ refusal: null });
    const reply = await this.#connection.service.answer({ seat, ask, action, dice });
    if (reply.ok) {
      this.#held = null;
      this.#show({ wanted: null });
    } else if ('wanted' in reply) {
      this.#held = { seat, ask, action };
      this.#show({ wanted: { faces: reply.wanted, typed: dice, isProgram: false } });
    } else this.#show({ refusal: { refusal: reply.refusal, action } });
  }

  /** A real die was rolled: the answer that waits for it goes on. */
  async typeDie(face: number): Promise<void> {
    const { wanted } = this.#shown;
    if (wanted === null) return;
    const dice = [...wanted.typed, face];
    if (this.#held !== null) await this.answer(this.#held.action, this.#held.ask, dice);
    else {
      this.#show({ wanted: { ...wanted, typed: dice } });
      await this.#connection.service.rollFor(dice);
    }
  }

  /** Why this cannot be done now; null when it can. */
  async why(action: T['Action'], ask: number = this.asked?.ask.id ?? -1): Promise<Refusal<T['Rule']> | null> {
    const refusal = await this.#connection.service.why({ seat: this.#shown.seat, ask, action });
    return refusal as Refusal<T['Rule']> | null; // the worker's game is this one
  }

  /** Shows why something cannot be done, as if it had been tried. */
  async explain(action: T['Action'], ask?: number): Promise<void> {
    const refusal = await this.why(action, ask);
    this.#show({ refusal: refusal && { refusal, action } });
  }

  dismiss(): void {
    this.#show({ refusal: null });
  }

  /** Takes the last move back; what is fixed only when everybody at the table agrees. */
  async undo(isAgreed: boolean): Promise<void> {
    const refusal = (await this.#connection.service.undo(this.#shown.seat, isAgreed)) as Refusal<T['Rule']> | null; // the worker's game is this one
    this.#show({ refusal: refusal && { refusal, action: null } });
  }

  /** Another person sits down. Until then not a word meant for them has reached this page. */
  async takeOver(seat: Seat): Promise<void> {
    const news = (await this.#connection.service.look(seat)) as News<T>; // the worker's game is this one
    this.#show({
      seat,
      standing: news.standing,
      log: logOf(news.happened, news.standing, 0),
      handOver: null,
      now: [],
      refusal: null,
    });
  }

  /** Shows all that is still waiting at once. */
  skip(): void {
    this.#wake?.();
  }

  close(): void {
    this.#stopListening();
    this.#queue.length = 0;
    this.#wake?.();
  }

  #hear(pushed: Pushed): void {
    if (pushed.table !== this.seated.id) return;
    if (pushed.type === 'broken') this.#show({ broken: pushed.message });
    else if (pushed.type === 'wanted')
      this.#show({ wanted: { faces: pushed.faces, typed: this.#shown.wanted?.typed ?? [], isProgram: true } });
    else {
      this.#queue.push(pushed.news as News<T>); // the worker's game is this one
      if (!this.#isPlaying) void this.#play();
    }
  }

  /** Plays what is waiting. Nothing moves while nothing happens. */
  async #play(): Promise<void> {
    this.#isPlaying = true;
    this.#show({ isSettled: false });
    for (let next: Seat | null = -1; next !== null; ) {
      for (let news = this.#queue.shift(); news !== undefined; news = this.#queue.shift()) await this.#playNews(news);
      next = this.#isOpen ? this.#whoTakesOver(this.#shown.standing) : null;
      if (next !== null) await this.takeOver(next);
    }
    this.#isPlaying = false;
    this.#show({ isSettled: true, now: [], handOver: this.#whoTakesOver(this.#shown.standing) });
  }

  async #playNews({ happened, standing, seat }: News<T>): Promise<void> {
    if (seat !== this.#shown.seat) return;
    const now: Told<T>[] = [];
    for (const told of happened.flatMap((move) => move.told)) {
      now.push(told);
      const time = this.#time(told.event) * this.#pace();
      if (time <= 0) continue;
      this.#show({ now: now.slice() });
      await this.#wait(time);
    }
    const { sight } = standing;
    const isTakenBack = sight.clock < this.#shown.standing.sight.clock;
    const kept = isTakenBack ? this.#shown.log.filter(({ clock }) => clock <= sight.clock) : this.#shown.log;
    this.#show({
      standing,
      now: [],
      log: isTakenBack ? kept : [...kept, ...logOf(happened, standing, kept.length)],
      wanted: null,
    });
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** The person who must answer, when it is not the one before the screen. */
  #whoTakesOver({ waitingForPeople, asked, sight }: Standing<T>): Seat | null {
    if (sight.outcome !== null || asked.length > 0 || includesSeat(waitingForPeople, sight.seat)) return null;
    return listSeats(waitingForPeople)[0] ?? null;
  }

  #show(change: Partial<Shown<T>>): void {
    this.#shown = { ...this.#shown, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function logOf<T extends Types>(happened: readonly Happened<T>[], { sight }: Standing<T>, from: number): Logged<T>[] {
  const told = happened.flatMap((move) => move.told.map((one) => ({ clock: move.clock, told: one })));
  return told.map((one, i) => ({ ...one, at: from + i, sight }));
}

import { includesSeat, listSeats, type Refusal, type Seat, type Told, type Types } from '@questhall/kernel';
import type { Chair, Heard, Offered, Reply, Sitter, Standing, TableRule } from '@questhall/wire';
import { type Logged, logAfter } from './log-lines.ts';
import { nextAfter, type Seated } from './seated.ts';
import { type Taken, takeChair } from './taking.ts';

/** What the screen shows at one moment. */
export interface Shown<T extends Types> {
  readonly seat: Seat;
  readonly standing: Standing<T>;
  readonly log: readonly Logged<T>[];
  /** The log goes back to the first move that can be told. */
  readonly isLogWhole: boolean;
  /** What is happening right now, on top of how things stood before. */
  readonly now: readonly Told<T>[];
  /** Nothing is still to be shown: the picture is the sight. */
  readonly isSettled: boolean;
  /** Another person must take over before anything goes on. */
  readonly handOver: Seat | null;
  /** A real die with so many faces is to be typed in, and for whom. */
  readonly wanted: { readonly faces: number; readonly typed: readonly number[]; readonly isProgram: boolean } | null;
  readonly refusal: { readonly refusal: Refusal<T['Rule'] | TableRule>; readonly action: T['Action'] | null } | null;
  /** What this seat wanted to take back stays: somebody did not agree. */
  readonly isUndoRefused: boolean;
  /** Why nothing goes on here any more; empty when the table was taken away. */
  readonly lost: string | null;
}

/** How fast events go by: 1 is the usual pace, 0 is at once. */
type Pace = () => number;

/** What a table on a screen needs of its game. */
export interface Manner<T extends Types> {
  /** How long an event is shown at the usual pace, in milliseconds. */
  time(event: T['Event']): number;
  readonly pace: Pace;
  /** There are no secrets: whoever sits here answers for every person. */
  readonly isOpen: boolean;
}

/**
 * One table on one screen: it takes answers to the host and plays what comes back, event after event. When the queue is
 * empty, what is shown equals the sight.
 */
export class TableStore<T extends Types> {
  readonly seated: Seated<T>;
  readonly #manner: Manner<T>;
  readonly #listeners = new Set<() => void>();
  #queue: Heard<T>[] = [];
  #shown: Shown<T>;
  #chair: Chair<T>;
  /** Counts changes of chairs: what an older one still says is for nobody here. */
  #sittings = 1;
  #isPlaying = false;
  #wake: (() => void) | null = null;
  /** The answer that waits for dice. */
  #held: { readonly ask: number; readonly action: T['Action'] } | null = null;
  /** The question that has its answer, until the table says how it stands now: a second click is none. */
  #answered: number | null = null;

  /** Sits down as somebody. */
  static async open<T extends Types>(seated: Seated<T>, seat: Seat, manner: Manner<T>): Promise<TableStore<T>> {
    return new TableStore(seated, await takeChair(seated, seat), manner);
  }

  private constructor(seated: Seated<T>, taken: Taken<T>, manner: Manner<T>) {
    const { chair, standing } = taken;
    this.seated = seated;
    this.#manner = manner;
    this.#chair = chair;
    const nothing = { log: [], isLogWhole: false, now: [], handOver: null, wanted: null, refusal: null, lost: null };
    this.#shown = { ...nothing, seat: chair.seat, standing, isSettled: true, isUndoRefused: false };
    this.#sitDown(taken);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): Shown<T> => this.#shown;

  get company(): readonly Sitter[] {
    return this.#shown.standing.company;
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
    if (this.#answered === ask) return;
    this.#answered = ask;
    this.#show({ refusal: null, isUndoRefused: false });
    const reply = await this.#chair.answer(ask, action, dice);
    if (reply.ok) {
      this.#held = null;
      this.#show({ wanted: this.#programWants([]) });
      return;
    }
    this.#answered = null;
    if ('wanted' in reply) {
      this.#held = { ask, action };
      this.#show({ wanted: { faces: reply.wanted, typed: dice, isProgram: false } });
    } else this.#show({ refusal: { refusal: reply.refusal, action } });
  }

  /** A real die was rolled: the answer that waits for it goes on. */
  async typeDie(face: number): Promise<void> {
    const { wanted } = this.#shown;
    if (wanted === null) return;
    const typed = [...wanted.typed, face];
    if (this.#held !== null) return this.answer(this.#held.action, this.#held.ask, typed);
    this.#show({ wanted: { ...wanted, typed } });
    this.#refuse(await this.#chair.rollFor(face));
  }

  /** Why this cannot be done now; null when it can. */
  async why(action: T['Action'], ask: number = this.asked?.ask.id ?? -1): Promise<Refusal<T['Rule']> | null> {
    return this.#chair.why(ask, action) as Promise<Refusal<T['Rule']> | null>; // it cites the rules of its own game
  }

  /** Shows why something cannot be done, as if it had been tried. */
  async explain(action: T['Action'], ask?: number): Promise<void> {
    const refusal = await this.why(action, ask);
    this.#show({ refusal: refusal && { refusal, action } });
  }

  dismiss(): void {
    this.#show({ refusal: null });
  }

  /** Takes something back, or asks those who sit elsewhere: whoever sits around this screen has agreed. */
  async undo(): Promise<void> {
    this.#show({ isUndoRefused: false });
    this.#refuse(await this.#chair.askUndo());
  }

  /** Agrees to what somebody elsewhere wants to take back, or does not. */
  async agree(undo: number, isAgreed: boolean): Promise<void> {
    this.#refuse(await this.#chair.agree(undo, isAgreed));
  }

  /** Tries again what could not be kept. */
  async retry(): Promise<void> {
    this.#refuse(await this.#chair.retry());
  }

  /** Another person sits down. Until then not a word meant for them has reached this page. */
  async takeOver(seat: Seat): Promise<void> {
    this.#sittings += 1;
    const sitting = this.#sittings;
    this.#chair.leave();
    this.#queue = [];
    const taken = await takeChair(this.seated, seat);
    if (sitting === this.#sittings) this.#sitDown(taken);
    else taken.chair.leave(); // somebody else was faster
  }

  /** Fetches what was told before this screen began to listen. */
  async recallLog(): Promise<void> {
    const { happened } = await this.#chair.past(true);
    this.#show({ log: logAfter<T>([], happened, this.#shown.standing), isLogWhole: true });
  }

  /** Shows all that is still waiting at once. */
  skip(): void {
    this.#wake?.();
  }

  close(): void {
    this.#sittings += 1;
    this.#chair.leave();
    this.#queue = [];
    this.#wake?.();
  }

  /** Shows the table to whoever has just sat down: as it stands, and what was told so far. */
  #sitDown({ chair, standing, happened, isWhole, listen }: Taken<T>): void {
    const sitting = this.#sittings;
    this.#chair = chair;
    this.#held = null;
    this.#answered = null;
    this.#show({
      seat: chair.seat,
      standing,
      log: logAfter<T>([], happened, standing),
      isLogWhole: isWhole,
      now: [],
      refusal: null,
      isUndoRefused: false,
      handOver: this.#whoTakesOver(standing),
      wanted: this.#programWants([], standing),
    });
    listen({ hear: (heard) => this.#hear(heard, sitting), lose: (problem) => this.#lose(problem, sitting) });
  }

  #hear(heard: Heard<T>, sitting: number): void {
    if (sitting !== this.#sittings) return;
    this.#answered = null;
    this.#queue.push(heard);
    if (!this.#isPlaying) void this.#play();
  }

  #lose(problem: string | null, sitting: number): void {
    if (sitting === this.#sittings) this.#show({ lost: problem ?? '' });
  }

  /** Plays what is waiting. Nothing moves while nothing happens. */
  async #play(): Promise<void> {
    this.#isPlaying = true;
    this.#show({ isSettled: false });
    for (let next: Seat | null = -1; next !== null; ) {
      for (let heard = this.#queue.shift(); heard !== undefined; heard = this.#queue.shift())
        await this.#playHeard(heard);
      next = this.#manner.isOpen ? this.#whoTakesOver(this.#shown.standing) : null;
      if (next !== null) await this.takeOver(next);
    }
    this.#isPlaying = false;
    this.#show({ isSettled: true, now: [], handOver: this.#whoTakesOver(this.#shown.standing) });
  }

  async #playHeard({ happened, hasGap, standing }: Heard<T>): Promise<void> {
    const sitting = this.#sittings;
    const now: Told<T>[] = [];
    for (const told of happened.flatMap((one) => (one.kind === 'told' ? one.told : []))) {
      now.push(told);
      const time = this.#manner.time(told.event) * this.#manner.pace();
      if (time <= 0) continue;
      this.#show({ now: now.slice() });
      await this.#wait(time);
    }
    if (sitting !== this.#sittings) return; // somebody else has sat down meanwhile
    const { typed } = this.#shown.wanted ?? { typed: [] };
    this.#show({
      isUndoRefused: this.#shown.isUndoRefused || this.#isRefusedBy(happened, standing),
      standing,
      now: [],
      log: logAfter(this.#shown.log, happened, standing),
      wanted: this.#held === null ? this.#programWants(typed, standing) : this.#shown.wanted,
    });
    if (hasGap) await this.recallLog();
  }

  /** Whether what this seat wanted to take back is asked about no longer, and was not taken back either. */
  #isRefusedBy(happened: Heard<T>['happened'], { undoAsked, trouble }: Standing<T>): boolean {
    const { standing, seat } = this.#shown;
    const isOver = standing.undoAsked?.by === seat && undoAsked === null && trouble === null;
    return isOver && happened.every(({ kind }) => kind !== 'takenBack');
  }

  /** The die that the program waits for, and those that were typed for it. */
  #programWants(typed: readonly number[], { wanted } = this.#shown.standing): Shown<T>['wanted'] {
    return wanted === null ? null : { faces: wanted.faces, typed, isProgram: true };
  }

  #refuse(reply: Reply<T>): void {
    this.#show({ refusal: !reply.ok && 'refusal' in reply ? { refusal: reply.refusal, action: null } : null });
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
  #whoTakesOver({ waitingForPeople, asked, sight, company }: Standing<T>): Seat | null {
    if (sight.outcome !== null || asked.length > 0) return null;
    // Who has answered in secret still seems to be waited for: then it is the turn of whoever comes next.
    return includesSeat(waitingForPeople, sight.seat)
      ? nextAfter(sight.seat, waitingForPeople, company.length)
      : (listSeats(waitingForPeople)[0] ?? null);
  }

  #show(change: Partial<Shown<T>>): void {
    this.#shown = { ...this.#shown, ...change };
    for (const listener of this.#listeners) listener();
  }
}

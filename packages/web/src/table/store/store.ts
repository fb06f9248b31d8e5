import type { Plan } from '@questhall/facets';
import { includesSeat, listSeats, type Refusal, type Seat, type Types } from '@questhall/kernel';
import type { Chair, Heard, Offered, Reply, Sitter, Standing } from '@questhall/wire';
import { GoingOn } from './going-on.ts';
import { pastLog } from './log-lines.ts';
import { type Missed, missedBy } from './meanwhile.ts';
import { Performing } from './performing.ts';
import { nextAfter, type Seated } from './seated.ts';
import type { Manner, Shown } from './shown.ts';
import { type Taken, takeChair } from './taking.ts';

export type { Shown } from './shown.ts';

/**
 * One table on one screen: it takes answers to the host and plays what comes back, event after event. When the queue is
 * empty, what is shown equals the sight.
 */
export class TableStore<T extends Types> {
  readonly seated: Seated<T>;
  readonly #manner: Manner<T>;
  readonly #listeners = new Set<() => void>();
  readonly #stage: Performing<T>;
  readonly #goingOn: GoingOn<T>;
  #queue: Heard<T>[] = [];
  #shown: Shown<T>;
  #chair: Chair<T>;
  /** Counts changes of chairs: what an older one still says is for nobody here. */
  #sittings = 1;
  #isPlaying = false;
  /** The answer that waits for dice. */
  #held: { readonly ask: number; readonly action: T['Action'] } | null = null;
  /** The question that has its answer, until the table says how it stands now: a second click is none. */
  #answered: number | null = null;

  /** Sits down as somebody. */
  static async open<T extends Types>(seated: Seated<T>, seat: Seat, manner: Manner<T>): Promise<TableStore<T>> {
    const taken = await takeChair(seated, seat);
    return new TableStore(seated, taken, await missedBy(taken, manner.seen), manner);
  }

  private constructor(seated: Seated<T>, taken: Taken<T>, missed: Missed<T> | null, manner: Manner<T>) {
    const { chair, standing } = taken;
    this.seated = seated;
    this.#manner = manner;
    this.#chair = chair;
    this.#goingOn = new GoingOn(manner);
    this.#stage = new Performing(manner, { snapshot: this.snapshot, show: (change) => this.#show(change) });
    this.#shown = {
      ...{ seat: chair.seat, standing, sight: standing.sight, log: [], isLogWhole: false, scene: null },
      ...{ passed: [], isMeanwhile: false, isSettled: true, handOver: null, wanted: null, refusal: null },
      ...{ isUndoRefused: false, lost: null },
    };
    this.#sitDown(taken, missed);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): Shown<T> => this.#shown;

  get company(): readonly Sitter[] {
    return this.#shown.standing.company;
  }

  /** How fast events go by: 1 is the usual pace, 0 is at once. */
  get pace(): number {
    return this.#manner.pace();
  }

  /** The question that matters, if this seat is asked and nothing is still being shown. */
  get asked(): Offered<T> | null {
    const { isSettled, standing, handOver } = this.#shown;
    return isSettled && handOver === null ? (standing.asked[0] ?? null) : null;
  }

  /** Answers a question of this seat. What is refused is shown with its rule, and changes nothing. */
  async answer(action: T['Action'], ask: number = this.asked?.ask.id ?? -1): Promise<void> {
    this.#goingOn.begin();
    await this.#give(action, ask);
  }

  /** Answers one thing after the other, as long as each is among what can be done by then. */
  async carryOut({ steps: [first, ...rest] }: Pick<Plan<T['Action']>, 'steps'>): Promise<void> {
    const { asked } = this;
    if (asked === null || first === undefined) return;
    this.#goingOn.begin(rest);
    await this.#give(first, asked.ask.id);
  }

  /** A real die was rolled: the answer that waits for it goes on. */
  async typeDie(face: number): Promise<void> {
    const { wanted } = this.#shown;
    if (wanted === null) return;
    const typed = [...wanted.typed, face];
    if (this.#held !== null) return this.#give(this.#held.action, this.#held.ask, typed);
    this.#show({ wanted: { ...wanted, typed } });
    this.#refuse(await this.#chair.rollFor(face));
  }

  /** Why this cannot be done now; null when it can. */
  async why(action: T['Action'], ask: number): Promise<Refusal<T['Rule']> | null> {
    return this.#chair.why(ask, action) as Promise<Refusal<T['Rule']> | null>; // it cites the rules of its own game
  }

  /** Shows why something cannot be done, as if it had been tried; while nothing is asked there is nothing to try. */
  async explain(action: T['Action'], ask: number | undefined = this.asked?.ask.id): Promise<void> {
    if (ask === undefined || this.#answered === ask) return; // what is asked next is not there yet
    const refusal = await this.why(action, ask);
    this.#show({ refusal: refusal && { refusal, action } });
  }

  dismiss(): void {
    this.#show({ refusal: null });
  }

  /** Takes something back, or asks those who sit elsewhere: whoever sits around this screen has agreed. */
  async undo(): Promise<void> {
    this.#goingOn.holdBack();
    this.#show({ isUndoRefused: false });
    this.#refuse(await this.#chair.askUndo());
  }

  /** Agrees to what somebody elsewhere wants to take back, or does not. */
  async agree(undo: number, isAgreed: boolean): Promise<void> {
    this.#refuse(await this.#chair.agree(undo, isAgreed));
  }

  /** Gives a standing order, or takes it back. */
  async order(order: string, isOn: boolean): Promise<void> {
    this.#refuse(await this.#chair.order(order, isOn));
  }

  /** Tries again what could not be kept. */
  async retry(): Promise<void> {
    this.#refuse(await this.#chair.retry());
  }

  /** Another person sits down. Until then not a word meant for them has reached this page. */
  async takeOver(seat: Seat): Promise<void> {
    this.#sittings += 1;
    const sitting = this.#sittings;
    const { isOpen, isOpenBetween, seen } = this.#manner;
    const { seat: from, standing } = this.#shown;
    if (isOpen || isOpenBetween(from, seat)) seen.note(seat, standing.sight.clock);
    this.#chair.leave();
    this.#queue = [];
    const taken = await takeChair(this.seated, seat);
    const missed = await missedBy(taken, seen);
    if (sitting === this.#sittings) this.#sitDown(taken, missed);
    else taken.chair.leave(); // somebody else was faster
  }

  /** Fetches what was told before this screen began to listen. */
  async recallLog(): Promise<void> {
    const sitting = this.#sittings;
    try {
      const { happened, from } = await this.#chair.past(true);
      const begin = await this.#chair.recall(from);
      if (sitting !== this.#sittings) return;
      const log = pastLog<T>(this.#manner.client, happened, begin, this.#shown.standing.sight);
      this.#show({ log, isLogWhole: true });
    } catch (error) {
      if (sitting === this.#sittings) throw error; // whoever has left meanwhile needs it no more
    }
  }

  /** Seen enough of what is on the stage: on to the next. */
  next(): void {
    this.#stage.pacing.next();
  }

  /** What is on the stage takes so long to read. */
  hold(milliseconds: number): void {
    this.#stage.pacing.hold(milliseconds * this.#manner.pace());
  }

  /** Shows all that is still waiting at once. */
  skip(): void {
    if (this.#isPlaying) this.#stage.pacing.hurry();
  }

  close(): void {
    this.#sittings += 1;
    this.#chair.leave();
    this.#queue = [];
    this.skip();
  }

  /** Gives an answer, by hand or because it goes without saying. */
  async #give(action: T['Action'], ask: number, dice: readonly number[] = []): Promise<void> {
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
      this.#show({ wanted: { faces: reply.wanted, typed: dice, answer: this.#held } });
      return;
    }
    this.#goingOn.stop();
    this.#show({ refusal: { refusal: reply.refusal, action } });
  }

  /** Shows the table to whoever has just sat down: as it stands, or first what happened since they last saw it. */
  #sitDown({ chair, standing, happened, begin, isWhole, listen }: Taken<T>, missed: Missed<T> | null): void {
    const sitting = this.#sittings;
    this.#chair = chair;
    this.#held = null;
    this.#answered = null;
    const known = missed === null ? happened : happened.filter((one) => !missed.happened.includes(one));
    this.#show({
      seat: chair.seat,
      standing,
      sight: missed?.sight ?? standing.sight,
      log: pastLog<T>(this.#manner.client, known, begin, standing.sight),
      isLogWhole: isWhole,
      scene: null,
      passed: [],
      isMeanwhile: missed !== null,
      refusal: null,
      isUndoRefused: false,
      handOver: this.#whoTakesOver(standing),
      wanted: this.#programWants([], standing),
    });
    listen({ hear: (heard) => this.#hear(heard, sitting), lose: (problem) => this.#lose(problem, sitting) });
    if (missed !== null) this.#queue.unshift({ number: 0, happened: missed.happened, hasGap: false, standing });
    if (!this.#isPlaying) void this.#play();
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
    this.#show({ isSettled: this.#queue.length === 0 });
    for (let next: Seat | null = -1; next !== null; ) {
      for (let heard = this.#queue.shift(); heard !== undefined; heard = this.#queue.shift())
        await this.#playHeard(heard);
      next = this.#manner.isOpen ? this.#whoTakesOver(this.#shown.standing) : null;
      if (next !== null) await this.takeOver(next);
    }
    this.#isPlaying = false;
    this.#stage.pacing.rest();
    this.#settle();
  }

  async #playHeard({ happened, hasGap, standing }: Heard<T>): Promise<void> {
    const sitting = this.#sittings;
    await this.#stage.perform(happened, standing, () => sitting === this.#sittings);
    if (sitting !== this.#sittings) return; // somebody else has sat down meanwhile
    const { typed } = this.#shown.wanted ?? { typed: [] };
    this.#show({
      isUndoRefused: this.#shown.isUndoRefused || this.#isRefusedBy(happened, standing),
      standing,
      isMeanwhile: false,
      wanted: this.#held === null ? this.#programWants(typed, standing) : this.#shown.wanted,
    });
    if (hasGap) await this.recallLog();
  }

  /** All has been shown: somebody decides, or what goes without saying is answered for them. */
  #settle(): void {
    const { standing, seat } = this.#shown;
    this.#manner.seen.note(seat, standing.sight.clock);
    this.#show({ isSettled: true, handOver: this.#whoTakesOver(standing) });
    const { asked } = this;
    const action = asked === null ? null : this.#goingOn.next(standing);
    if (asked !== null && action !== null) void this.#giveAfter(this.#goingOn.wait(asked, standing), action, asked);
  }

  /** Gives an answer after so many milliseconds, unless somebody gives one by hand before. */
  async #giveAfter(wait: number, action: T['Action'], { ask }: Offered<T>): Promise<void> {
    const sitting = this.#sittings;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    if (sitting === this.#sittings && this.asked?.ask.id === ask.id) await this.#give(action, ask.id);
  }

  /** Whether what this seat wanted to take back is asked about no longer, and was not taken back either. */
  #isRefusedBy(happened: Heard<T>['happened'], { undoAsked, trouble }: Standing<T>): boolean {
    const { standing, seat } = this.#shown;
    const isOver = standing.undoAsked?.by === seat && undoAsked === null && trouble === null;
    return isOver && happened.every(({ kind }) => kind !== 'takenBack');
  }

  /** The die that the program waits for, and those that were typed for it. */
  #programWants(typed: readonly number[], { wanted } = this.#shown.standing): Shown<T>['wanted'] {
    return wanted === null ? null : { faces: wanted.faces, typed, answer: null };
  }

  #refuse(reply: Reply<T>): void {
    this.#show({ refusal: !reply.ok && 'refusal' in reply ? { refusal: reply.refusal, action: null } : null });
  }

  /** The person who must answer, when it is not the one before the screen. */
  #whoTakesOver({ waitingForPeople, asked, sight, company }: Standing<T>): Seat | null {
    // Nobody keeps the screen for an aside: play does not wait for that, but for somebody else.
    if (sight.outcome !== null || asked.some(({ ask }) => ask.wait !== 'none')) return null;
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

import { isPlayerOf, type Rules } from '@questhall/facets';
import {
  type Ask,
  check,
  type Fixed,
  includesSeat,
  NOBODY,
  prepare,
  type Refusal,
  type Rng,
  type Seat,
  type Seats,
  type Sight,
  type State,
  seatsOf,
  stateAt,
  type Types,
} from '@questhall/kernel';
import {
  type Past,
  type Reply,
  refused,
  type Sitter,
  type TableCard,
  type Undo,
  type UndoAsked,
} from '@questhall/wire';
import type { Lease, Shelf } from '../shelf/shelf.ts';
import type { Around } from './around.ts';
import { cardAfter } from './card.ts';
import { Chairs, type Stands } from './chairs.ts';
import type { Course, News } from './course.ts';
import { type HostLine, moveLine } from './lines.ts';
import { pastOf, recallFrom } from './past.ts';
import { Program } from './program.ts';
import { readCourse } from './reading.ts';
import { fixedBy, undoFor } from './undoing.ts';

/** Lines between two snapshots. */
export const SNAPSHOT_EVERY = 50;

/** Where a table is kept, and what it needs of the world. */
export interface Place {
  readonly shelf: Shelf;
  readonly lease: Lease;
  readonly around: Around;
  readonly card: TableCard;
  /** Whoever has no chair looks over the shoulder of those who have one. */
  readonly isOneRoom: boolean;
}

/** A line before it has its number and its time. */
type Unwritten = HostLine extends infer L ? (L extends HostLine ? Omit<L, 'n' | 'at'> : never) : never;

/**
 * One table, whoever sits at it and wherever it is kept. Everything that happens to it happens here, one thing after
 * the other: it is worked out, kept, and only then told. What cannot be kept has not happened.
 */
export class Table<T extends Types> implements Stands<T> {
  readonly rules: Rules<T>;
  readonly chairs: Chairs<T>;
  readonly isOneRoom: boolean;
  readonly #shelf: Shelf;
  readonly #lease: Lease;
  readonly #around: Around;
  readonly #program: Program<T>;
  #card: TableCard;
  #course: Course<T>;
  #undoAsked: UndoAsked | null = null;
  #undosAsked = 0;
  #trouble: 'full' | null = null;
  #isClosed = false;
  /** The end of the queue: everything waits for what came before it. */
  #last: Promise<unknown> = Promise.resolve();
  #isPlaying = false;
  constructor(rules: Rules<T>, place: Place, course: Course<T>, rng: Rng) {
    const { shelf, lease, around, card, isOneRoom } = place;
    this.rules = rules;
    this.#shelf = shelf;
    this.#lease = lease;
    this.#around = around;
    this.#program = new Program(rules, rng);
    this.#card = card;
    this.#course = course;
    this.isOneRoom = isOneRoom;
    this.chairs = new Chairs(this);
    this.#program.sitDown(course.company);
    void lease.lost.then(() => this.#lose(null));
  }

  get course(): Course<T> {
    return this.#course;
  }

  get card(): TableCard {
    return this.#card;
  }

  get undoAsked(): UndoAsked | null {
    return this.#undoAsked;
  }

  get wanted(): Program<T>['wanted'] {
    return this.#program.wanted;
  }

  get trouble(): 'full' | null {
    return this.#trouble;
  }

  /** The seats that people hold. */
  get people(): Seats {
    return seatsOf(...this.#course.company.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])));
  }

  /** Takes an answer of a seat. */
  answer(seat: Seat, ask: number, action: unknown, dice: readonly number[]): Promise<Reply<T>> {
    return this.#inTurn(async () => {
      if (!includesSeat(this.people, seat)) return refused('table.not-yours', { seat });
      if (this.#isAnswered(seat, ask)) return { ok: true, isRepeat: true };
      const made = prepare(this.rules.game, this.#course.journal, { seat, ask, action }, dice);
      if (!made.ok) return made;
      return this.#keep(moveLine(made.entry), made.state, () => this.#course.enterMove(made));
    });
  }

  /** A second answer to a question gets what came of the first, also when another host has taken that one. */
  #isAnswered(seat: Seat, ask: number): boolean {
    const last = this.#course.journal.entries.findLast((entry) => entry.seat === seat);
    return last?.ask === ask && !this.#course.state.asks.some((open) => open.seat === seat && open.id === ask);
  }

  why(seat: Seat, ask: number, action: unknown): Refusal<string> | null {
    const decoded = this.rules.game.decode(action);
    if (decoded === null) return { rule: 'kernel.malformed', facts: {} };
    return check(this.rules.game, this.#course.state, { seat, ask, action: decoded });
  }

  /** Takes back the last move of a seat at once, if nobody else has a say in it; otherwise the others are asked. */
  askUndo(seat: Seat): Promise<Reply<T>> {
    return this.#inTurn(async () => {
      const undo = this.#undoFor(seat) ?? (await this.#undoFromShelf(seat));
      if (undo === null) return refused('table.nothing');
      if (this.#undoAsked !== null) return refused('table.asked', { by: this.#undoAsked.by });
      const { to, fixed, isFree } = undo;
      const agreed = this.chairs.around(seat);
      if (isFree || (this.people & ~agreed) === NOBODY) return this.#takeBack(to, seat, fixed);
      this.#undosAsked += 1;
      this.#undoAsked = { id: this.#undosAsked, by: seat, to, fixed, agreed };
      this.chairs.refresh();
      return { ok: true };
    });
  }

  /** Somebody agrees to what another wants to take back, or does not. */
  agree(seat: Seat, undo: number, isAgreed: boolean): Promise<Reply<T>> {
    return this.#inTurn(async () => {
      const asked = this.#undoAsked;
      if (asked?.id !== undo || !includesSeat(this.people, seat)) return refused('table.nothing');
      const agreed = asked.agreed | this.chairs.around(seat);
      this.#undoAsked = isAgreed ? { ...asked, agreed } : null;
      if (isAgreed && (agreed & this.people) === this.people)
        return this.#takeBack(asked.to, asked.by, asked.fixed ?? fixedBy(this.#course, asked.to));
      this.chairs.refresh();
      return { ok: true };
    });
  }

  /** Somebody else plays a seat from now on: a person, or a player of the program's. */
  sit(seat: Seat, sitter: Sitter): Promise<Reply<T>> {
    return this.#inTurn(async () => {
      if (sitter.kind === 'bot' && !isPlayerOf(this.rules, sitter.name))
        return refused('table.nobody', { name: sitter.name });
      const reply = await this.#keep({ kind: 'sit', seat, sitter }, null, () => this.#course.enterSitter(seat, sitter));
      if (reply.ok) this.#program.sitDown(this.#course.company);
      return reply;
    });
  }

  order(seat: Seat, order: string, isOn: boolean): Promise<Reply<T>> {
    return this.#inTurn(async () => {
      if (!Object.hasOwn(this.rules.orders ?? {}, order)) return refused('table.nobody', { name: order });
      return this.#keep({ kind: 'order', seat, order, isOn }, null, () => this.#course.enterOrder(seat, order, isOn));
    });
  }

  /** A die that somebody rolled for the program. */
  rollFor(die: number): Promise<Reply<T>> {
    return this.#inTurn(async () => {
      const { wanted } = this;
      if (wanted === null) return refused('table.nothing');
      if (!Number.isInteger(die) || die < 1 || die > wanted.faces) return { ok: false, wanted: wanted.faces };
      this.#program.roll(die);
      return { ok: true };
    });
  }

  /** Another name for the table. */
  rename(name: string): Promise<Reply<T>> {
    return this.#inTurn(async () => {
      const card = { ...this.#card, name }; // when it was last played stays as it was
      const kept = await this.#lease.append(this.#course.n, [], card);
      if (kept !== 'kept') return this.#unkept(kept);
      this.#card = card;
      return { ok: true };
    });
  }

  /** Tries again what could not be kept, once there is room. */
  retry(): Promise<Reply<T>> {
    return this.#inTurn(async () => {
      this.#setTrouble(null);
      return { ok: true };
    });
  }

  /** What a seat was told, as far as it is in memory; whole, from the beginning, which may have to be read again. */
  past(seat: Seat, isWhole: boolean): Promise<Past<T>> {
    return this.#looking(isWhole, () => pastOf(this.#course, seat, isWhole));
  }

  /** What a seat saw after so many moves. */
  recall(seat: Seat, clock: number): Promise<Sight<T> | null> {
    return this.#looking(clock < this.#course.root, () => recallFrom(this.#course, seat, clock));
  }

  /** Looks at the match between two changes: nobody may read it again in the middle of one. */
  #looking<X>(isWhole: boolean, look: () => X): Promise<X> {
    const seen = this.#last.then(async () => {
      if (isWhole) await this.#readWhole();
      return look();
    });
    this.#last = seen.catch(() => undefined);
    return seen;
  }

  /** Lets the program play, if it is to: when a table is opened nobody has done anything yet. */
  goOn(): void {
    this.#playOn();
  }

  /** Waits until nothing goes on by itself any more: people must answer, or it is over. */
  async idle(): Promise<void> {
    for (let last: unknown = null; last !== this.#last || this.#isPlaying; ) {
      last = this.#last;
      await last;
      await this.#around.pause();
    }
  }

  /**
   * Lets go of the table, and waits for all that is under way. What was kept stays, and a snapshot with it: another
   * edition of the rules may have nothing else to go on from.
   */
  async close(): Promise<void> {
    const isOurs = !this.#isClosed;
    this.#isClosed = true;
    await this.#last;
    const { n } = this.#course;
    try {
      if (isOurs && n > 0) await this.#lease.append(n, [], this.#card, this.#course.snapshot());
    } finally {
      await this.#lease.release();
    }
  }

  #inTurn(work: () => Promise<Reply<T>>): Promise<Reply<T>> {
    const done = this.#last.then(() => (this.#isClosed ? refused<T>('table.lost') : work()));
    this.#last = done.then(
      () => this.#playOn(),
      () => undefined,
    );
    return done;
  }

  /** Keeps a line, and with it how the match stands after it; only then lets it happen, and tells of it. */
  async #keep(unwritten: Unwritten, after: State<T> | null, enter: () => News<T>): Promise<Reply<T>> {
    const { n, state } = this.#course;
    const line: HostLine = { ...unwritten, n: n + 1, at: this.#around.now() };
    const company = line.kind === 'sit' ? this.#course.company.with(line.seat, line.sitter) : this.#course.company;
    const card = cardAfter(this.#card, this.rules, { line, company, state: after ?? state });
    const kept = await this.#lease.append(n, [line], card);
    if (kept !== 'kept') return this.#unkept(kept);
    this.#card = card;
    this.chairs.tell(enter());
    this.#setTrouble(null);
    if (line.n % SNAPSHOT_EVERY === 0) await this.#lease.append(line.n, [], card, this.#course.snapshot()); // a help, and no more
    return { ok: true };
  }

  #setTrouble(trouble: 'full' | null): void {
    const isNew = trouble !== this.#trouble;
    this.#trouble = trouble;
    if (isNew) this.chairs.refresh();
  }

  #unkept(why: 'full' | 'lost'): Reply<T> {
    if (why === 'lost') this.#lose(null);
    else this.#setTrouble('full');
    return refused(why === 'full' ? 'table.full' : 'table.lost');
  }

  /** Somebody else has the table now, or something is broken: nothing goes on here. */
  #lose(problem: string | null): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.chairs.lose(problem);
  }

  /** What a seat did lies further back than is in memory: all of it is read again. */
  async #undoFromShelf(seat: Seat): Promise<Undo | null> {
    await this.#readWhole();
    return this.#undoFor(seat);
  }

  #undoFor(seat: Seat): Undo | null {
    return undoFor(this.#course, seat, this.chairs.around(seat), this.people);
  }

  async #readWhole(): Promise<void> {
    if (this.#course.root > 0) this.#course = await readCourse(this.rules, this.#shelf, this.#card.id, 0);
  }

  async #takeBack(to: number, by: Seat, fixed: Fixed | null): Promise<Reply<T>> {
    this.#undoAsked = null;
    if (to < this.#course.root) this.#course = await readCourse(this.rules, this.#shelf, this.#card.id, to);
    const { journal, root } = this.#course;
    const state = stateAt(this.rules.game, journal, to - root);
    const reply = await this.#keep({ kind: 'undo', to, by, fixed }, state, () =>
      this.#course.enterUndo(to, by, fixed, state),
    );
    if (reply.ok) this.#program.sitDown(this.#course.company);
    else this.chairs.refresh();
    return reply;
  }

  /** The program plays until people must answer; each of its moves waits its turn like any other. */
  #playOn(): void {
    if (this.#isPlaying || this.#isClosed || this.#trouble !== null) return;
    if (this.#program.next(this.#course) === null) return;
    this.#isPlaying = true;
    const play = async (): Promise<Reply<T>> => {
      const ask = this.#program.next(this.#course);
      return ask === null ? { ok: true } : this.#playFor(ask);
    };
    this.#around
      .pause()
      .then(() => {
        this.#isPlaying = false;
        return this.#inTurn(play);
      })
      .catch((error: unknown) => this.#lose(error instanceof Error ? error.message : String(error)));
  }

  async #playFor(ask: Ask<T>): Promise<Reply<T>> {
    const { game } = this.rules;
    const { seat, id } = ask;
    const begun = await this.#program.answer(this.#course, ask);
    const made = prepare(game, this.#course.journal, { seat, ask: id, action: begun.action }, begun.dice);
    if (!made.ok && 'wanted' in made) {
      this.#program.waitFor(ask, begun, made.wanted);
      this.chairs.refresh();
      return made;
    }
    this.#program.isDone();
    if (!made.ok) throw new Error(`${game.id}: the program in seat ${seat} tried what ${made.refusal.rule} forbids`);
    const why = ask.seal === null ? begun.why : null; // what a secret answer goes by is as secret
    return this.#keep(moveLine(made.entry, why), made.state, () => this.#course.enterMove(made, why));
  }
}

import { legal, type Refusal, type Seat, type Seats, SPECTATOR, sight, type Types } from '@questhall/kernel';
import type { Sitter } from '@questhall/wire';
import { type Happened, type Heard, type Reply, refused, type Standing, type UndoAsked } from '@questhall/wire';
import type { Course, News } from './course.ts';
import type { TableKit } from './kit.ts';
import { horizonOf, undoFor } from './undoing.ts';

/** What whoever sits there is told. */
export interface Ears<T extends Types> {
  hear(heard: Heard<T>): void;
  /** Nothing goes on here any more: somebody else has the table, or, with a problem in words, something is broken. */
  lose(problem: string | null): void;
}

/** One connection and one seat, or a spectator: the seat comes from the connection, never from what is said over it. */
export interface Chair<T extends Types> {
  readonly seat: Seat;
  answer(ask: number, action: unknown, dice?: readonly number[]): Promise<Reply<T>>;
  why(ask: number, action: unknown): Refusal<string> | null;
  askUndo(): Promise<Reply<T>>;
  agree(undo: number, isAgreed: boolean): Promise<Reply<T>>;
  /** Lets the program play this seat, or takes it back. */
  handTo(sitter: Sitter): Promise<Reply<T>>;
  order(order: string, isOn: boolean): Promise<Reply<T>>;
  leave(): void;
}

/** What chairs stand at. */
export interface Stands<T extends Types> {
  readonly kit: TableKit<T>;
  readonly course: Course<T>;
  readonly people: Seats;
  readonly undoAsked: UndoAsked | null;
  readonly wanted: Standing<T>['wanted'];
  readonly trouble: Standing<T>['trouble'];
  answer(seat: Seat, ask: number, action: unknown, dice: readonly number[]): Promise<Reply<T>>;
  why(seat: Seat, ask: number, action: unknown): Refusal<string> | null;
  askUndo(seat: Seat): Promise<Reply<T>>;
  agree(seat: Seat, undo: number, isAgreed: boolean): Promise<Reply<T>>;
  sit(seat: Seat, sitter: Sitter): Promise<Reply<T>>;
  order(seat: Seat, order: string, isOn: boolean): Promise<Reply<T>>;
}

/** All who sit at a table or look on. */
export class Chairs<T extends Types> {
  readonly #table: Stands<T>;
  readonly #ears = new Map<Seat, Set<Ears<T>>>();

  constructor(table: Stands<T>) {
    this.#table = table;
  }

  /** Sits down. Whoever says what he heard last is told what came since, if that is still remembered; everybody how the table stands. */
  take(seat: Seat, ears: Ears<T>, since?: number): Chair<T> {
    const table = this.#table;
    const others = this.#ears.get(seat) ?? new Set();
    this.#ears.set(seat, others.add(ears));
    const missed = since === undefined ? null : table.course.heardSince(seat, since);
    ears.hear({ ...this.#heard(seat, missed ?? []), hasGap: missed === null });
    const asSeat = (deed: () => Promise<Reply<T>>): Promise<Reply<T>> =>
      seat === SPECTATOR ? Promise.resolve(refused<T>('table.not-yours')) : deed();
    return {
      seat,
      answer: (ask, action, dice = []) => asSeat(() => table.answer(seat, ask, action, dice)),
      why: (ask, action) => table.why(seat, ask, action),
      askUndo: () => asSeat(() => table.askUndo(seat)),
      agree: (undo, isAgreed) => asSeat(() => table.agree(seat, undo, isAgreed)),
      handTo: (sitter) => asSeat(() => table.sit(seat, sitter)),
      order: (order, isOn) => asSeat(() => table.order(seat, order, isOn)),
      leave: () => void others.delete(ears),
    };
  }

  /** Tells everybody what a line was for them. */
  tell(news: News<T>): void {
    for (const [seat, happened] of news) this.#hear(seat, happened === null ? [] : [happened]);
  }

  /** Something besides the match has changed: who wants what taken back, dice that are missing, room that is. */
  refresh(): void {
    for (const seat of this.#ears.keys()) this.#hear(seat, []);
  }

  lose(problem: string | null): void {
    for (const ears of this.#ears.values()) for (const one of ears) one.lose(problem);
  }

  #hear(seat: Seat, happened: readonly Happened<T>[]): void {
    const ears = this.#ears.get(seat);
    if (ears === undefined || ears.size === 0) return;
    const heard = this.#heard(seat, happened);
    for (const one of ears) one.hear(heard);
  }

  #heard(seat: Seat, happened: readonly Happened<T>[]): Heard<T> {
    return { number: this.#table.course.numberOf(seat), happened, hasGap: false, standing: this.#standing(seat) };
  }

  #standing(seat: Seat): Standing<T> {
    const { kit, course, undoAsked, wanted, trouble, people } = this.#table;
    const { state, company, orders, isMarked } = course;
    const seen = sight(kit.game, state, seat);
    return {
      sight: seen,
      asked: seen.asks.map((ask) => ({ ask, offers: legal(kit.game, state, ask) })),
      company: company.slice(),
      waitingForPeople: seen.waitingFor & people,
      horizon: horizonOf(course),
      undo: undoFor(course, seat, people),
      undoAsked,
      orders: (orders[seat] ?? []).slice(),
      wanted,
      trouble,
      isMarked,
    };
  }
}

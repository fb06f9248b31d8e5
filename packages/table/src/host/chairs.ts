import type { Rules } from '@questhall/facets';
import {
  legal,
  NOBODY,
  type Refusal,
  type Seat,
  type Seats,
  type Sight,
  SPECTATOR,
  seatsOf,
  sight,
  type Types,
} from '@questhall/kernel';
import {
  type Chair,
  type Ears,
  type Happened,
  type Heard,
  type Past,
  type Reply,
  refused,
  type Sitter,
  type Standing,
  type UndoAsked,
} from '@questhall/wire';
import type { Course, News } from './course.ts';
import { orderName } from './orders.ts';
import { horizonOf, undoFor } from './undoing.ts';

/** What chairs stand at. */
export interface Stands<T extends Types> {
  readonly rules: Rules<T>;
  readonly course: Course<T>;
  readonly people: Seats;
  /** Whoever has no chair looks over the shoulder of those who have one. */
  readonly isOneRoom: boolean;
  readonly undoAsked: UndoAsked | null;
  readonly wanted: Standing<T>['wanted'];
  readonly trouble: Standing<T>['trouble'];
  answer(seat: Seat, ask: number, action: unknown, dice: readonly number[]): Promise<Reply<T>>;
  why(seat: Seat, ask: number, action: unknown): Refusal<string> | null;
  askUndo(seat: Seat): Promise<Reply<T>>;
  agree(seat: Seat, undo: number, isAgreed: boolean): Promise<Reply<T>>;
  sit(seat: Seat, sitter: Sitter): Promise<Reply<T>>;
  order(seat: Seat, order: string, isOn: boolean): Promise<Reply<T>>;
  rollFor(die: number): Promise<Reply<T>>;
  retry(): Promise<Reply<T>>;
  past(seat: Seat, isWhole: boolean): Promise<Past<T>>;
  recall(seat: Seat, clock: number): Promise<Sight<T> | null>;
}

/** All who sit at a table or look on. */
export class Chairs<T extends Types> {
  readonly #table: Stands<T>;
  readonly #ears = new Map<Seat, Set<Ears<T>>>();

  constructor(table: Stands<T>) {
    this.#table = table;
  }

  /**
   * Sits down. Whoever says what he heard last is told what came since, if that is still remembered; everybody how the
   * table stands.
   */
  take(seat: Seat, ears: Ears<T>, since?: number): Chair<T> {
    const table = this.#table;
    const others = this.#ears.get(seat) ?? new Set();
    this.#ears.set(seat, others.add(ears));
    const missed = since === undefined ? null : table.course.heardSince(seat, since);
    ears.hear({ ...this.#heard(seat, missed ?? []), hasGap: missed === null });
    const asSeat = (work: () => Promise<Reply<T>>): Promise<Reply<T>> =>
      seat === SPECTATOR ? Promise.resolve(refused<T>('table.not-yours')) : work();
    return {
      seat,
      answer: (ask, action, dice = []) => asSeat(() => table.answer(seat, ask, action, dice)),
      why: async (ask, action) => table.why(seat, ask, action),
      askUndo: () => asSeat(() => table.askUndo(seat)),
      agree: (undo, isAgreed) => asSeat(() => table.agree(seat, undo, isAgreed)),
      handTo: (sitter) => asSeat(() => table.sit(seat, sitter)),
      order: (order, isOn) => asSeat(() => table.order(seat, order, isOn)),
      rollFor: (die) => asSeat(() => table.rollFor(die)),
      retry: () => asSeat(() => table.retry()),
      past: (isWhole) => table.past(seat, isWhole),
      recall: (clock) => table.recall(seat, clock),
      leave: () => void others.delete(ears),
    };
  }

  /** The seats whose people speak through a chair: its own and, in one room, all that have none. */
  around(seat: Seat): Seats {
    const { isOneRoom, people } = this.#table;
    if (seat === SPECTATOR) return NOBODY;
    if (!isOneRoom) return seatsOf(seat);
    const taken = [...this.#ears].flatMap(([other, ears]) =>
      other >= 0 && other !== seat && ears.size > 0 ? [other] : [],
    );
    return (people & ~seatsOf(...taken)) | seatsOf(seat);
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
    const { rules, course, undoAsked, wanted, trouble, people } = this.#table;
    const { state, company, orders, isMarked } = course;
    const seen = sight(rules.game, state, seat);
    return {
      sight: seen,
      asked: seen.asks.map((ask) => ({ ask, offers: legal(rules.game, state, ask) })),
      company: company.slice(),
      waitingForPeople: seen.waitingFor & people,
      horizon: horizonOf(course),
      undo: undoFor(course, seat, this.around(seat), people),
      undoAsked,
      orders: (orders[seat] ?? []).map(orderName),
      wanted,
      trouble,
      isMarked,
    };
  }
}

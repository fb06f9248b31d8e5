import type { Refusal, Seat, Sight, Types } from '@questhall/kernel';
import type { Chair, Ears, Happened, Reply, Sitter, Standing } from '@questhall/wire';

const OVER: Refusal<string> = { rule: 'kernel.over', facts: {} };
const refused = async (): Promise<Extract<Reply<Types>, { readonly refusal: unknown }>> => ({
  ok: false,
  refusal: OVER,
});

/** What lies open of the past: a moment, and all that was told up to it. */
export interface Moment<T extends Types> {
  readonly sight: Sight<T>;
  readonly happened: readonly Happened<T>[];
}

/**
 * A table's past behind the face of a table: whoever sits down sees the moment that lies open, and every answer is
 * refused. So the boards that show a table show its past as well, and nothing done there can reach the table itself.
 */
export class Past<T extends Types> {
  /** What somebody sees who sits down now. */
  moment: Moment<T>;
  readonly #company: readonly Sitter[];
  #ears: Ears<T> | null = null;
  #number = 0;

  constructor(company: readonly Sitter[], moment: Moment<T>) {
    this.#company = company;
    this.moment = moment;
  }

  async sit(seat: Seat, ears: Ears<T>): Promise<Chair<T>> {
    this.#ears = ears;
    this.happen([]);
    return {
      seat,
      answer: refused,
      why: async () => OVER,
      askUndo: refused,
      agree: refused,
      handTo: refused,
      order: refused,
      rollFor: refused,
      retry: refused,
      past: async () => ({ from: 0, happened: this.moment.happened }),
      recall: async () => null,
      leave: () => undefined,
    };
  }

  /** Lets something happen again, and shows how the table stood afterwards. */
  happen(happened: readonly Happened<T>[]): void {
    this.#number += 1;
    const standing = silent(this.moment.sight, this.#company);
    this.#ears?.hear({ number: this.#number, happened, hasGap: false, standing });
  }
}

/** Nobody is asked anything in the past. */
const silent = <T extends Types>(sight: Sight<T>, company: readonly Sitter[]): Standing<T> => ({
  sight,
  asked: [],
  company,
  waitingForPeople: 0,
  horizon: 0,
  undo: null,
  undoAsked: null,
  orders: [],
  wanted: null,
  trouble: null,
  isMarked: false,
});

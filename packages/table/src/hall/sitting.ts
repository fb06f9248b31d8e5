import { bad, type Problem, type Result } from '@questhall/border';
import type { Seat, Types } from '@questhall/kernel';
import { type Chair, type Ears, type Heard, type Reply, refused } from '@questhall/wire';

/** Something that will have happened. */
export interface Later {
  readonly promise: Promise<void>;
  happen(): void;
}

export function later(): Later {
  let happen = (): void => {};
  const promise = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { promise, happen };
}

/** How a chair is taken, wherever the host of the table is. */
export type Take = (seat: Seat, ears: Ears<Types>, since?: number) => Promise<Result<Chair<Types>>>;

/**
 * A chair that stays the same when the table gets another host: somebody who sits in it is told what he missed, and what
 * he was asking for is asked again.
 */
export class Sitting {
  readonly chair: Chair<Types>;
  readonly #seat: Seat;
  readonly #ears: Ears<Types>;
  readonly #onLost: (problem: string | null) => void;
  /** What the one in it heard last. */
  #number: number | undefined;
  #moves = 0;
  #current: Promise<Chair<Types> | null> = Promise.resolve(null);
  #moved = later();

  constructor(
    seat: Seat,
    ears: Ears<Types>,
    since: number | undefined,
    onLost: (problem: string | null) => void,
    onLeave: (sitting: Sitting) => void,
  ) {
    this.#seat = seat;
    this.#ears = ears;
    this.#number = since;
    this.#onLost = onLost;
    this.chair = this.#chair(() => onLeave(this));
  }

  /** Sits down at the table where its host is now; what is wrong, if that cannot be. */
  async moveTo(take: Take): Promise<Problem | null> {
    this.#moves += 1;
    const move = this.#moves;
    const isCurrent = (): boolean => move === this.#moves;
    const hear = (heard: Heard<Types>): void => {
      if (!isCurrent()) return;
      this.#number = heard.number;
      this.#ears.hear(heard);
    };
    const lose = (problem: string | null): void => {
      if (isCurrent()) this.#onLost(problem);
    };
    const taken = take(this.#seat, { hear, lose }, this.#number).catch(
      (error: unknown): Result<Chair<Types>> => bad('table', error instanceof Error ? error.message : String(error)),
    );
    this.#current = taken.then((result) => (result.ok ? result.value : null));
    this.#moved.happen();
    this.#moved = later();
    const result = await taken;
    return result.ok ? null : result.problem;
  }

  /** Nothing goes on here any more. */
  lose(problem: string | null): void {
    this.#ears.lose(problem);
  }

  /** Asks the host. If the table moves meanwhile nobody knows what became of it, and the next host is asked again. */
  async #ask<X>(wish: (chair: Chair<Types>) => Promise<X>): Promise<X> {
    for (;;) {
      const asked = await this.#askOnce(wish);
      if (asked !== null) return asked.value;
    }
  }

  /** The same for what must not happen twice. */
  async #askOnly(wish: (chair: Chair<Types>) => Promise<Reply<Types>>): Promise<Reply<Types>> {
    return (await this.#askOnce(wish))?.value ?? refused('table.moved');
  }

  /** Null when the table has moved before anybody answered. */
  async #askOnce<X>(wish: (chair: Chair<Types>) => Promise<X>): Promise<{ readonly value: X } | null> {
    const moved = this.#moved.promise;
    const chair = await this.#current;
    return Promise.race([
      moved.then(() => null),
      chair === null ? moved.then(() => null) : wish(chair).then((value) => ({ value })),
    ]);
  }

  #chair(onLeave: () => void): Chair<Types> {
    return {
      seat: this.#seat,
      answer: (ask, action, dice) => this.#ask((chair) => chair.answer(ask, action, dice)),
      why: (ask, action) => this.#ask((chair) => chair.why(ask, action)),
      askUndo: () => this.#askOnly((chair) => chair.askUndo()),
      agree: (undo, isAgreed) => this.#askOnly((chair) => chair.agree(undo, isAgreed)),
      handTo: (sitter) => this.#ask((chair) => chair.handTo(sitter)),
      order: (order, isOn) => this.#ask((chair) => chair.order(order, isOn)),
      rollFor: (die) => this.#askOnly((chair) => chair.rollFor(die)),
      retry: () => this.#ask((chair) => chair.retry()),
      past: (isWhole) => this.#ask((chair) => chair.past(isWhole)),
      recall: (clock) => this.#ask((chair) => chair.recall(clock)),
      leave: () => {
        this.#moves += 1; // whatever is still said is not for us
        void this.#current.then((chair) => chair?.leave());
        onLeave();
      },
    };
  }
}

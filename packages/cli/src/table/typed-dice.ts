import type { Ask, Types } from '@questhall/kernel';
import type { AtTable } from './at-table.ts';
import { showRefusal } from './showing.ts';

/** What became of an answer: made, refused, taken back before its dice had fallen, or nobody was there to roll them. */
export type Answered = 'made' | 'refused' | 'cancelled' | 'left';

/** Sends an answer to the table. Where dice are real they are typed in, until the move has all it needs. */
export async function answer<T extends Types>(table: AtTable<T>, asked: Ask<T>, action: unknown): Promise<Answered> {
  const faces: number[] = [];
  const dice = new TypedDice(table);
  for (;;) {
    const reply = await table.chairOf(asked.seat).answer(asked.id, action, faces);
    if (reply.ok) {
      dice.putAway();
      return 'made';
    }
    if ('refusal' in reply) {
      showRefusal(table, reply.refusal);
      return 'refused';
    }
    const die = await dice.next(asked.seat, reply.wanted);
    if (typeof die !== 'number') return die;
    faces.push(die);
  }
}

/** Dice that somebody rolls and types in: one on a line, or several that are used one after the other. */
export class TypedDice<T extends Types> {
  readonly #table: AtTable<T>;
  /** Typed, and not asked for yet. */
  #waiting: readonly number[] = [];

  constructor(table: AtTable<T>) {
    this.#table = table;
  }

  /** The next die for a seat. */
  async next(seat: number, faces: number): Promise<number | 'left' | 'cancelled'> {
    const { loaded, naming, viewer, lines, screen } = this.#table;
    const { dice } = loaded.texts;
    const who = seat === viewer ? '' : naming(seat);
    for (;;) {
      const [die, ...others] = this.#waiting;
      this.#waiting = others;
      if (die !== undefined && Number.isInteger(die) && die >= 1 && die <= faces) return die;
      if (die !== undefined) {
        this.#waiting = [];
        screen.line(`  ${dice.bounds(faces)}`);
      }
      const line = await lines.next(`  ${dice.roll(who, faces)}`);
      if (line === null) return 'left';
      if (/^(back|undo|quit|q)$/i.test(line.trim())) {
        screen.line(`  ${dice.putBack}`);
        return 'cancelled';
      }
      this.#waiting = line
        .trim()
        .split(/[\s,;]+/)
        .map(Number);
    }
  }

  /** Dice that nobody needed do not count for what comes next: they were rolled for something else. */
  putAway(): void {
    const { length } = this.#waiting;
    this.#waiting = [];
    if (length > 0) this.#table.screen.line(`  ${this.#table.loaded.texts.dice.spare(length)}`);
  }
}

import { type Ask, below, legal, type Seat, SPECTATOR, seedRng } from '@questhall/kernel';
import { type Around, makeMemory, makeTable, openTable, type Table } from '@questhall/table';
import { rules } from '../../src/facets/rules.ts';
import type { Action, Dungeoneer } from '../../src/types/index.ts';
import { keen, tableOf } from '../../src/words/telling/samples.ts';

/** A world in which time is counted. */
function makeAround(): Around {
  let count = 0;
  return {
    now: () => ++count,
    randomHex: (bytes) => (++count).toString(16).padStart(2 * bytes, '0'),
    pause: () => Promise.resolve(),
  };
}

/** Somebody in a chair of a real table, and all that is heard there, as it comes over a wire. */
export class Guest {
  readonly heard: string[] = [];
  readonly chair: ReturnType<Table<Dungeoneer>['chairs']['take']>;
  readonly #table: Table<Dungeoneer>;
  readonly #seat: Seat;

  constructor(table: Table<Dungeoneer>, seat: Seat = SPECTATOR) {
    this.#table = table;
    this.#seat = seat;
    const hear = (heard: unknown): void => void this.heard.push(JSON.stringify(heard));
    this.chair = table.chairs.take(seat, { hear, lose: () => undefined });
  }

  /** What it is asked, and play waits for. */
  get asked(): Ask<Dungeoneer> | undefined {
    return this.#table.course.state.asks.find(({ seat, wait }) => seat === this.#seat && wait !== 'none');
  }

  /** Answers, and waits until somebody else has to. */
  async answers(choose: (offers: readonly Action[]) => Action): Promise<void> {
    const { asked } = this;
    if (asked === undefined) throw new Error('nothing is asked here');
    const reply = await this.chair.answer(asked.id, choose(legal(rules.game, this.#table.course.state, asked)));
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    await this.#table.idle();
  }
}

/** A table of the first set at which people sit, each of whom does as many things as possible. */
export class Hosted {
  readonly table: Table<Dungeoneer>;
  readonly guests: readonly Guest[];
  readonly onlooker: Guest;

  private constructor(table: Table<Dungeoneer>) {
    this.table = table;
    this.guests = table.course.company.map((_, seat) => new Guest(table, seat));
    this.onlooker = new Guest(table);
  }

  static async of(seats: number, seed: string): Promise<Hosted> {
    const memory = makeMemory();
    const around = makeAround();
    const company = Array.from({ length: seats }, () => ({ kind: 'person' }) as const);
    const order = { options: tableOf('HD'), company, seed: `fast:${seed}`, name: 'People' };
    const made = await makeTable(rules, memory.open(), order, around);
    if (!made.ok) throw new Error(made.problem.message);
    const opened = await openTable(rules, memory.open(), made.value, around);
    if (!opened.ok) throw new Error(opened.problem.message);
    opened.value.goOn();
    await opened.value.idle();
    return new Hosted(opened.value);
  }

  guest(seat: Seat): Guest {
    const guest = this.guests[seat];
    if (guest === undefined) throw new Error(`nobody sits in seat ${seat}`);
    return guest;
  }

  /**
   * The first who is asked answers, unless somebody has another idea; where several are, in the order of their seats.
   */
  async goesOn(idea: (asked: Ask<Dungeoneer>) => Action | null = () => null): Promise<void> {
    const guest = this.guests.find(({ asked }) => asked !== undefined);
    const asked = guest?.asked;
    if (guest === undefined || asked === undefined) throw new Error('nobody is asked');
    // What a seat does hangs on what is asked, not on what was asked before: tables that stand alike go on alike.
    const rng = seedRng(`fast:${asked.seat} ${asked.id}`);
    await guest.answers((offers) => idea(asked) ?? keen(offers, (n) => below(rng, n)));
  }
}

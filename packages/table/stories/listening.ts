import type { Rules } from '@questhall/facets';
import { type Seat, SPECTATOR } from '@questhall/kernel';
import { type Vault, vault } from '@questhall/testkit';
import type { Chair, Heard, Sitter } from '@questhall/wire';
import type { Around } from '../src/host/around.ts';
import { makeTable, openTable } from '../src/host/opening.ts';
import type { Table } from '../src/host/table.ts';
import type { Shelf } from '../src/shelf/shelf.ts';

export const PERSON: Sitter = { kind: 'person' };
export const BOT: Sitter = { kind: 'bot', name: 'careful' };

/** The vault with a player that rests and passes, and an order to be spared every trap. */
export const RULES: Rules<Vault> = {
  game: vault,
  bots: {
    careful:
      () =>
      ({ offers, sight }) => {
        const quiet =
          offers.find(({ type }) => type === 'wait' || type === 'pass') ?? offers[sight.clock % offers.length];
        if (quiet === undefined) throw new Error('there is nothing to choose from');
        return quiet;
      },
  },
  stageOf: ({ table }) => ({ round: table.round }),
  orders: {
    'no-traps': { rule: 'trap.spring', covers: ({ question }) => question.kind === 'answer' },
  },
};

/** A world in which time and chance are counted. */
export function makeAround(): Around {
  let count = 0;
  return {
    now: () => ++count,
    randomHex: (bytes) => (++count).toString(16).padStart(2 * bytes, '0'),
    pause: () => Promise.resolve(),
  };
}

export async function newTable(
  shelf: Shelf,
  around: Around,
  company: readonly Sitter[],
  crowded = false,
): Promise<string> {
  const made = await makeTable(
    RULES,
    shelf,
    { options: { traps: 4, crowded }, company, seed: 'fast:table', name: 'A vault' },
    around,
  );
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

export async function opened(shelf: Shelf, around: Around, id: string, rules = RULES): Promise<Table<Vault>> {
  const table = await openTable(rules, shelf, id, around);
  if (!table.ok) throw new Error(table.problem.message);
  return table.value;
}

/** Somebody who writes down all that he hears. */
export class Listener {
  readonly heard: Heard<Vault>[] = [];
  readonly chair: Chair<Vault>;
  problem: string | null | undefined = undefined;

  constructor(table: Table<Vault>, seat: Seat = SPECTATOR, since?: number) {
    // As it would come over a wire, which is also quicker than any other copy.
    const hear = (heard: Heard<Vault>): void => void this.heard.push(JSON.parse(JSON.stringify(heard)));
    const lose = (problem: string | null): void => {
      this.problem = problem;
    };
    this.chair = table.chairs.take(seat, { hear, lose }, since);
  }

  get last(): Heard<Vault> {
    const last = this.heard.at(-1);
    if (last === undefined) throw new Error('nothing was heard');
    return last;
  }

  /** Answers the first question with an action of this type, or with the first thing that is allowed. */
  answers(type?: Vault['Action']['type']): ReturnType<Chair<Vault>['answer']> {
    const [offered] = this.last.standing.asked;
    const action = offered?.offers.find((one) => type === undefined || one.type === type);
    return this.chair.answer(offered?.ask.id ?? -1, action);
  }
}

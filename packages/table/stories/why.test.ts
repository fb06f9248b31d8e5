import type { Rules } from '@questhall/facets';
import { SPECTATOR } from '@questhall/kernel';
import type { Vault } from '@questhall/testkit';
import type { Happened } from '@questhall/wire';
import { expect, test } from 'vitest';
import { pastOf } from '../src/host/past.ts';
import type { Table } from '../src/host/table.ts';
import { type Memory, makeMemory } from '../src/shelf/memory.ts';
import { BOT, Listener, makeAround, newTable, opened, PERSON, RULES } from './listening.ts';

const [KEEPER, ANN, BOB] = [0, 1, 2];

/** A player that rests, says that it rests, and would even say why it keeps its charm. */
const TALKATIVE: Rules<Vault> = {
  ...RULES,
  deciders: {
    careful: () => (turn) => {
      const rest = turn.offers.find(({ type }) => type === 'rest');
      const pass = turn.offers.find(({ type }) => type === 'pass');
      const action = rest ?? pass ?? turn.offers[0];
      if (action === undefined) throw new Error('there is nothing to choose from');
      return { action, rule: rest === undefined ? 'charm.answer' : 'rest.draw' };
    },
  },
};

interface Hall {
  readonly memory: Memory;
  readonly id: string;
  readonly table: Table<Vault>;
  again(rules?: Rules<Vault>): Promise<Table<Vault>>;
}

async function hall(rules = TALKATIVE): Promise<Hall> {
  const memory = makeMemory();
  const around = makeAround();
  const id = await newTable(memory.open(), around, [PERSON, PERSON, BOT]);
  const table = await opened(memory.open(), around, id, rules);
  return { memory, id, table, again: (other = rules) => opened(memory.open(), around, id, other) };
}

const whysOf = (happened: readonly Happened<Vault>[]): unknown[] =>
  happened.map((one) => (one.kind === 'told' ? one.why : one.kind));

const heardWhys = ({ heard }: Listener): unknown[] => heard.flatMap(({ happened }) => whysOf(happened));

/** What the journal says of each move. */
async function kept({ memory, id }: Hall): Promise<readonly unknown[]> {
  const { lines = [] } = (await memory.open().read(id, 0)) ?? {};
  return lines.map((line) => ('why' in line ? line.why : null));
}

test('everybody who hears of a move of the program hears by which rule it was made; of a person’s there is none', async () => {
  const { table } = await hall();
  const all = [KEEPER, ANN, BOB, SPECTATOR].map((seat) => new Listener(table, seat));
  await all[ANN]?.answers('wait');
  await table.idle();
  for (const one of all) expect(heardWhys(one).at(-1)).toBe('rest.draw');
  for (const one of all) expect(heardWhys(one).filter((why) => why !== null)).toHaveLength(1);
});

test('the reason is kept with the move, and still known when the table is opened again', async () => {
  const room = await hall();
  await new Listener(room.table, ANN).answers('wait');
  await room.table.idle();
  expect(await kept(room)).toEqual([null, 'rest.draw']);
  await room.table.close();
  const again = await room.again();
  expect(whysOf((await again.past(BOB, true)).happened)).toEqual([null, null, 'rest.draw']);
  expect(whysOf(pastOf(again.course, SPECTATOR, true).happened).at(-1)).toBe('rest.draw');
});

test('what goes with a secret answer is told to nobody, and written down nowhere', async () => {
  const room = await hall();
  const all = [KEEPER, ANN, BOB, SPECTATOR].map((seat) => new Listener(room.table, seat));
  await all[ANN]?.answers('step'); // every room has a trap, and both have a card
  await room.table.idle();
  expect(room.table.course.journal.entries.map(({ seat }) => seat)).toEqual([ANN, BOB]);
  for (const one of all) expect(heardWhys(one).filter((why) => why !== null)).toEqual([]);
  expect(await kept(room)).toEqual([null, null]);
});

test('a journal may say anything: only a rule of the game is a reason, and one of a secret answer never is', async () => {
  const room = await hall({
    ...TALKATIVE,
    deciders: { careful: () => () => ({ action: { type: 'rest' }, rule: 'junk' as 'rest.draw' }) },
  });
  await new Listener(room.table, ANN).answers('wait');
  await room.table.idle();
  expect(await kept(room)).toEqual([null, 'junk']);
  await room.table.close();
  expect(whysOf((await (await room.again()).past(BOB, true)).happened)).toEqual([null, null, null]);
});

test('what is taken back takes its reason with it', async () => {
  const { table } = await hall();
  const ann = new Listener(table, ANN);
  await ann.answers('wait');
  await table.idle();
  const keeper = new Listener(table, KEEPER);
  await ann.chair.askUndo();
  await keeper.chair.agree(keeper.last.standing.undoAsked?.id ?? -1, true);
  await table.idle();
  expect(whysOf((await table.past(ANN, true)).happened)).toEqual([null]);
});

test('a program that gives no reasons plays as ever', async () => {
  const { table } = await hall(RULES);
  const ann = new Listener(table, ANN);
  await ann.answers('wait');
  await table.idle();
  expect(heardWhys(ann).every((why) => why === null)).toBe(true);
});

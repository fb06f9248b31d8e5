import type { Order, Rules } from '@questhall/facets';
import { type Ask, sight } from '@questhall/kernel';
import { type Vault, vault } from '@questhall/testkit';
import type { Sitter } from '@questhall/wire';
import { expect, test } from 'vitest';
import { exportMemory } from '../src/file/exporting.ts';
import { isCovered, isSpared, ordersAfter } from '../src/host/orders.ts';
import type { Table } from '../src/host/table.ts';
import { makeMemory } from '../src/shelf/memory.ts';
import { BOT, Listener, makeAround, newTable, opened, PERSON, RULES } from './listening.ts';

const [KEEPER, ANN, BOB] = [0, 1, 2];

const isTrap: Order<Vault>['covers'] = ({ question }) => question.kind === 'answer';

/** To be spared traps: for good from the beginning, in this round, and not as long as one of them is on. */
const ORDERS: NonNullable<Rules<Vault>['orders']> = {
  calm: { rule: 'charm.answer', isInitial: true, covers: () => false },
  round: {
    rule: 'charm.answer',
    begins: ({ view }) => String(view.round),
    covers: (ask, sight, note) => isTrap(ask, sight, note) && String(sight.view.round) === note,
    goesOn: (note, { view }) => (String(view.round) === note ? note : null),
  },
  alert: {
    rule: 'charm.answer',
    isPause: true,
    covers: () => false,
    goesOn: (note) => (note === 'twice' ? null : note === '' ? 'once' : 'twice'),
  },
};
const WITH_ORDERS: Rules<Vault> = { ...RULES, orders: ORDERS };

interface Seated {
  readonly table: Table<Vault>;
  readonly listeners: readonly Listener[];
  again(): Promise<Table<Vault>>;
}

async function seated(company: readonly Sitter[] = [PERSON, PERSON, PERSON]): Promise<Seated> {
  const memory = makeMemory();
  const around = makeAround();
  const id = await newTable(memory.open(), around, company);
  const again = (): Promise<Table<Vault>> => opened(memory.open(), around, id, WITH_ORDERS);
  const table = await again();
  return { table, listeners: [KEEPER, ANN, BOB].map((seat) => new Listener(table, seat)), again };
}

const ordersOf = ({ last }: Listener): readonly string[] => last.standing.orders;

/** Ann and Bob do nothing until a round is over. */
async function passRound({ table, listeners }: Seated): Promise<void> {
  for (const seat of [ANN, BOB]) {
    await listeners[seat]?.answers('wait');
    await table.idle();
  }
}

test('people begin with some orders, the program with none, and whoever sits down later begins like them', async () => {
  const { table } = await seated([PERSON, BOT, PERSON]);
  expect(table.course.orders).toEqual([['calm'], [], ['calm']]);
  await table.sit(ANN, PERSON);
  expect(table.course.orders).toEqual([['calm'], ['calm'], ['calm']]);
  await table.sit(BOB, BOT);
  expect(table.course.orders[BOB]).toEqual([]);
});

test('an order ends when its game says so, its seat is told, and what it remembers is kept', async () => {
  const hall = await seated();
  const [, , bob] = hall.listeners;
  if (bob === undefined) throw new Error('Bob is there');
  await bob.chair.order('round', true);
  expect([ordersOf(bob), hall.table.course.orders[BOB]]).toEqual([
    ['calm', 'round'],
    ['calm', 'round 1'],
  ]);
  expect(hall.table.course.standpoint.orders[BOB]).toEqual(['calm', 'round 1']);
  await hall.listeners[ANN]?.answers('wait');
  expect(ordersOf(bob)).toEqual(['calm', 'round']);
  await passRound(hall);
  expect(hall.table.course.state.table.round).toBeGreaterThan(1);
  expect([ordersOf(bob), hall.table.course.orders[BOB]]).toEqual([['calm'], ['calm']]);
  await hall.table.close();
  expect((await hall.again()).course.orders[BOB]).toEqual(['calm']);
});

test('an order that holds the others back lets every question through', async () => {
  const { table } = await seated();
  const seen = sight(vault, table.course.state, BOB);
  const [asked] = table.course.state.asks;
  if (asked === undefined) throw new Error('somebody is asked');
  const trap: Ask<Vault> = { ...asked, seat: BOB, wait: 'pass', question: { kind: 'answer', victim: ANN } };
  expect(
    [['round 1'], ['round 2'], ['round 1', 'alert']].map((kept) => isCovered(WITH_ORDERS, kept, trap, seen)),
  ).toEqual([true, false, false]);
  expect(ordersAfter(WITH_ORDERS, ['alert', 'calm', 'gone'], table.course.state, BOB)).toEqual([
    'alert once',
    'calm',
    'gone',
  ]);
  expect(ordersAfter(WITH_ORDERS, ['alert twice'], table.course.state, BOB)).toEqual([]);
});

test('whoever could do nothing but in vain is spared the question, unless an order holds back what spares', async () => {
  const { table } = await seated();
  const { state } = table.course;
  const [asked] = state.asks;
  if (asked === undefined) throw new Error('somebody is asked');
  const mayPass: Ask<Vault> = { ...asked, wait: 'pass' };
  const idle: Rules<Vault> = { ...WITH_ORDERS, isVain: () => true };
  const busy: Rules<Vault> = { ...WITH_ORDERS, isVain: ({ type }) => type === 'wait' };
  expect([isSpared(idle, state, mayPass, []), isSpared(busy, state, mayPass, [])]).toEqual([true, false]);
  expect([isSpared(idle, state, asked, []), isSpared(idle, state, mayPass, ['alert'])]).toEqual([false, false]);
});

test('what people began with and switched off stays off in a file', async () => {
  const { table, listeners } = await seated();
  await listeners[ANN]?.chair.order('calm', false);
  await listeners[BOB]?.chair.order('round', true);
  const lines = [...exportMemory(table)]
    .join('')
    .split('\n')
    .filter((line) => line.includes('"kind":"order"'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { seat: ANN, order: 'calm', isOn: false },
    { seat: BOB, order: 'round', isOn: true },
  ]);
});

import { listSeats, type Types } from '@questhall/kernel';
import { beforeEach, expect, test } from 'vitest';
import type { News, Sitter } from '../link/protocol.ts';
import type { Order, Pushed } from '../link/service.ts';
import type { Kept } from './shelf.ts';
import { Tables } from './tables.ts';

const PERSON: Sitter = { kind: 'person' };
const BOT: Sitter = { kind: 'bot', name: 'standard' };
const QUEST: Order = { game: 'heroquest', options: { quest: 1 }, company: [PERSON, BOT], hasTypedDice: false };

let kept: Map<string, Kept>;
let pushed: Pushed[];
let tables: Tables;
let hex = 0;

/** A new browser with the same shelf: as after a reload. */
function reload(): Tables {
  return new Tables({
    shelf: {
      list: async () => [...kept.values()],
      find: async (id) => kept.get(id) ?? null,
      keep: async (table) => void kept.set(table.id, structuredClone(table)),
      remove: async (id) => void kept.delete(id),
    },
    push: (one) => void pushed.push(structuredClone(one)), // what cannot cross to a page fails here
    randomHex: (bytes) => (++hex).toString(16).padStart(bytes * 2, '0'),
    now: () => 1_000,
    pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
  });
}

beforeEach(() => {
  kept = new Map();
  pushed = [];
  hex = 0;
  tables = reload();
});

async function create(order: Order = QUEST): Promise<string> {
  const made = await tables.create(order);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

/** Waits until the program has nothing more to do. */
async function settled(): Promise<void> {
  for (let before = -1; before !== pushed.length; ) {
    before = pushed.length;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** Comes to a table and looks at it as one seat. */
async function sit(id: string, seat: number): Promise<News<Types>> {
  const entered = await tables.enter(id);
  if (!entered.ok) throw new Error(entered.problem.message);
  return tables.look(seat);
}

const latest = (): News<Types> => {
  const news = pushed.findLast((one) => one.type === 'news');
  if (news?.type !== 'news') throw new Error('there are no news');
  return news.news;
};

test('a table is made, entered and played, and each move is kept', async () => {
  const id = await create();
  const [offered] = (await sit(id, 0)).standing.asked;
  expect(offered?.offers.length).toBeGreaterThan(1);
  expect(await tables.answer({ seat: 0, ask: offered?.ask.id ?? -1, action: offered?.offers[0] })).toEqual({
    ok: true,
  });
  await settled();
  expect(latest().standing.sight.clock).toBeGreaterThan(0);
  expect((await tables.tables())[0]).toMatchObject({
    id,
    game: 'heroquest',
    moves: latest().standing.sight.clock,
    problem: null,
  });
});

test('after a reload the table is as it was, in the middle of anything', async () => {
  const id = await create();
  let { standing } = await sit(id, 0);
  for (let move = 0; move < 12; move++) {
    const [offered] = standing.asked;
    if (offered === undefined) break;
    await tables.answer({ seat: 0, ask: offered.ask.id, action: offered.offers[0] });
    await settled();
    standing = latest().standing;
  }
  tables = reload();
  expect((await sit(id, 0)).standing).toEqual(standing);
});

test('a page hears nothing of another seat: no hidden monster, no seed, no state', async () => {
  const id = await create({ ...QUEST, company: [PERSON, PERSON] });
  const entered = await tables.enter(id);
  expect(entered).toMatchObject({ ok: true, value: { next: 0 } });
  const seen = await tables.look(0);
  const [seed = ''] = /chacha20:[0-9a-f]{64}/.exec(kept.get(id)?.save ?? '') ?? [];
  expect(seed).not.toBe('');
  for (const text of [
    JSON.stringify(entered),
    JSON.stringify(seen),
    JSON.stringify(pushed),
    JSON.stringify(await tables.tables()),
  ]) {
    expect(text).not.toContain(seed);
    expect(text).not.toContain('mummy');
    expect(text).not.toContain('"agenda"');
  }
  const zargon = await tables.look(1);
  expect(JSON.stringify(zargon)).toContain('mummy');
});

test('a broken or newer save is named and kept', async () => {
  const id = await create();
  const table = kept.get(id) ?? expect.fail('the table was not kept');
  kept.set('broken', { ...table, id: 'broken', save: table.save.slice(0, 200) });
  kept.set('newer', { ...table, id: 'newer', save: table.save.replace('"version":2', '"version":99') });
  const cards = await tables.tables();
  expect(cards.find((card) => card.id === 'broken')?.problem).toContain('cut off');
  expect(cards.find((card) => card.id === 'newer')?.problem).toContain('newer');
  expect(await tables.enter('broken')).toMatchObject({ ok: false });
  expect(kept.size).toBe(3);
  const exported = await tables.exportTable('broken');
  expect(exported.ok && (await exported.value.text())).toBe(table.save.slice(0, 200));
});

test('a table leaves as a file and comes back from it', async () => {
  const id = await create();
  const file = await tables.exportTable(id);
  if (!file.ok) throw new Error(file.problem.message);
  await tables.remove(id);
  expect(kept.size).toBe(0);
  const back = await tables.importTable(file.value);
  expect(back.ok).toBe(true);
  expect([...kept.values()][0]?.company).toEqual(QUEST.company);
  expect(await tables.importTable(new Blob(['{"format":"something else"}']))).toMatchObject({ ok: false });
  expect(kept.size).toBe(1);
});

test('real dice are asked for, one at a time, also for the program', async () => {
  const id = await create({ ...QUEST, hasTypedDice: true });
  let { standing } = await sit(id, 0);
  for (let move = 0; move < 40; move++) {
    const [offered] = standing.asked;
    const roll = offered?.offers.find(({ type }) => type === 'roll');
    const action = roll ?? offered?.offers[0];
    const ask = offered?.ask.id ?? -1;
    const reply = await tables.answer({ seat: 0, ask, action });
    if (!reply.ok && 'wanted' in reply) {
      expect(reply.wanted).toBe(6);
      expect(await tables.answer({ seat: 0, ask, action, dice: [3] })).toEqual({ ok: false, wanted: 6 });
      expect(await tables.answer({ seat: 0, ask, action, dice: [3, 4] })).toEqual({ ok: true });
      expect(JSON.stringify(latest().happened)).toContain('[3,4]');
      return;
    }
    await settled();
    standing = latest().standing;
  }
  expect.fail('no die was ever asked for');
});

test('the past can be looked at, as each seat saw it', async () => {
  const id = await create({ ...QUEST, company: [BOT, BOT] });
  await sit(id, 0);
  await settled();
  await tables.leave();
  await sit(id, 0);
  const { standing } = await tables.recall(0, 10);
  expect(standing.sight.clock).toBe(10);
  expect(listSeats(standing.waitingForPeople)).toEqual([]);
  expect(JSON.stringify((await tables.recall(0, 3)).standing)).not.toContain('mummy');
});

import type { Rules } from '@questhall/facets';
import { below, type Game, type Rng, seedRng } from '@questhall/kernel';
import { type Vault, vault } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { openTable } from '../src/host/opening.ts';
import { readCourse } from '../src/host/reading.ts';
import type { Table } from '../src/host/table.ts';
import { type Memory, makeMemory } from '../src/shelf/memory.ts';
import type { Line, Shelf } from '../src/shelf/shelf.ts';
import { BOT, Listener, makeAround, newTable, opened, PERSON, RULES } from './listening.ts';

const [KEEPER, ANN, BOB] = [0, 1, 2];

const kitOf = (edition: string, change: Partial<Game<Vault>> = {}): Rules<Vault> => ({
  ...RULES,
  game: { ...vault, edition, ...change },
});

/** The same rules under other names. */
const [NEXT, THIRD] = [kitOf('next'), kitOf('third')];
/** Nobody rests any more. */
const RESTLESS = kitOf('restless', {
  judge: (state, asked, action) =>
    action.type === 'rest' ? { rule: 'turn.one', facts: {} } : vault.judge(state, asked, action),
});
/** Understands nothing of what was played before. */
const STRANGE = kitOf('strange', { laws: () => ['nothing is as it was'] });

const around = makeAround();

/** A table at which Ann and Bob have done this by turns; the process that played it is dead, or left in good order. */
async function played(doing: readonly Vault['Action']['type'][], isClosed: boolean): Promise<[Memory, string]> {
  const memory = makeMemory();
  const id = await newTable(memory.open(), around, [BOT, PERSON, PERSON]);
  const table = await opened(memory.open(), around, id);
  const thieves = [new Listener(table, ANN), new Listener(table, BOB)];
  for (const [i, type] of doing.entries()) expect(await thieves[i % 2]?.answers(type)).toEqual({ ok: true });
  if (isClosed) await table.close();
  else memory.takeAway(id);
  return [memory, id];
}

const linesOf = async (shelf: Shelf, id: string): Promise<readonly Line[]> => (await shelf.read(id, 0))?.lines ?? [];

test('a table of another edition goes on from where it was left, and one line says so', async () => {
  const [memory, id] = await played(['wait', 'rest', 'wait'], true);
  const before = await linesOf(memory.open(), id);
  const { state } = await readCourse(RULES, memory.open(), id);
  const table = await opened(memory.open(), around, id, NEXT);
  expect(table.course.state).toEqual(state);
  expect(table.card).toMatchObject({ edition: 'next', n: 4, moves: 3 });
  const lines = await linesOf(memory.open(), id);
  expect(lines.slice(0, 3)).toEqual(before);
  expect(lines.slice(3)).toMatchObject([{ n: 4, kind: 'edition', edition: 'next', lost: 0, standpoint: { state } }]);
  await new Listener(table, BOB).answers('wait');
  await table.close();
  const again = await opened(memory.open(), around, id, NEXT);
  expect([again.course.state.clock, (await linesOf(memory.open(), id)).length]).toEqual([4, 5]);
  expect((await memory.open().cards())[0]).toMatchObject({ edition: 'next', n: 5 });
});

test('nothing from before can be taken back or told again; what came after can', async () => {
  const [memory, id] = await played(['wait', 'wait'], true);
  const table = await opened(memory.open(), around, id, NEXT);
  const [ann, bob] = [new Listener(table, ANN), new Listener(table, BOB)];
  expect(ann.last.standing.undo).toBeNull();
  expect(await ann.chair.askUndo()).toMatchObject({ ok: false, refusal: { rule: 'table.nothing' } });
  expect((await ann.chair.past(true)).happened).toMatchObject([{ clock: 2, told: [] }]);
  expect(await ann.answers('wait')).toEqual({ ok: true });
  expect(bob.last.happened).toMatchObject([{ kind: 'told', by: ANN, clock: 3 }]);
  expect(await ann.chair.askUndo()).toEqual({ ok: true });
  expect(table.course.state.clock).toBe(2);
  await table.close();
  const again = await opened(memory.open(), around, id, NEXT);
  expect(again.course.state).toEqual(table.course.state);
});

test('whoever was away hears that there is a gap, and no number comes twice', async () => {
  const [memory, id] = await played(['rest', 'wait', 'wait'], false);
  const { numbers } = (await readCourse(RULES, memory.open(), id)).standpoint;
  const table = await opened(memory.open(), around, id, NEXT);
  for (const [i, number] of numbers.entries()) {
    const { last } = new Listener(table, i - 1, number);
    expect([last.number > number, last.hasGap, last.happened]).toEqual([true, true, []]);
  }
});

test('without a snapshot the beginning is played again, as far as it leads where it led', async () => {
  const [memory, id] = await played(['wait', 'wait', 'rest', 'wait', 'wait'], false);
  const table = await opened(memory.open(), around, id, RESTLESS);
  expect(table.course.state.clock).toBe(2);
  expect((await linesOf(memory.open(), id)).at(-1)).toMatchObject({ n: 6, kind: 'edition', lost: 3 });
  expect(await new Listener(table, ANN).answers('wait')).toEqual({ ok: true });
});

test('a table that is closed leaves a snapshot, so that nothing is lost that would be refused today', async () => {
  const [memory, id] = await played(['wait', 'wait', 'rest', 'wait', 'wait'], true);
  const table = await opened(memory.open(), around, id, RESTLESS);
  expect([table.course.state.clock, (await linesOf(memory.open(), id)).at(-1)]).toMatchObject([5, { lost: 0 }]);
});

test('who sits where is kept in any case, and what was taken back leads back to what is kept', async () => {
  const [memory, id] = await played(['wait', 'wait'], false);
  const table = await opened(memory.open(), around, id);
  const [keeper, ann, bob] = [KEEPER, ANN, BOB].map((seat) => new Listener(table, seat)) as [
    Listener,
    Listener,
    Listener,
  ];
  await ann.answers('rest');
  await bob.chair.order('no-traps', true);
  await keeper.chair.handTo(PERSON);
  await ann.chair.askUndo(); // Ann rested, which nobody does any more
  for (const one of [keeper, bob]) await one.chair.agree(ann.last.standing.undoAsked?.id ?? 0, true);
  await ann.answers('wait');
  memory.takeAway(id);
  const { state, company, orders } = table.course;
  const { course } = await opened(memory.open(), around, id, RESTLESS);
  expect((await linesOf(memory.open(), id)).at(-1)).toMatchObject({ kind: 'edition', lost: 0 });
  expect([course.state, course.company, course.orders, course.isMarked]).toEqual([state, company, orders, true]);
});

test('a table crosses as many editions as there are, to and fro', async () => {
  const [memory, id] = await played(['wait', 'wait'], true);
  for (const [i, rules] of [NEXT, THIRD, RULES, RESTLESS].entries()) {
    const table = await opened(memory.open(), around, id, rules);
    expect(await new Listener(table, i % 2 === 0 ? ANN : BOB).answers('wait')).toEqual({ ok: true });
    if (i % 2 === 0) memory.takeAway(id);
    else await table.close();
  }
  const lines = await linesOf(memory.open(), id);
  expect(lines.map(({ n }) => n)).toEqual(lines.map((_, i) => i + 1));
  expect(lines.map(({ kind }) => kind)).toEqual(['move', 'move', ...Array(4).fill(['edition', 'move']).flat()]);
  const last = await readCourse(RESTLESS, memory.open(), id, 0);
  expect([last.state.clock, last.root]).toEqual([6, 5]);
});

test('where the rules of today understand none of it, that is said, and the table stays as it is', async () => {
  const [memory, id] = await played(['wait', 'wait'], true);
  const before = await memory.open().read(id);
  const refused = await openTable(STRANGE, memory.open(), id, around);
  expect(refused).toMatchObject({
    ok: false,
    problem: {
      field: 'table',
      message: expect.stringContaining('edition 2, and edition strange, the rules of today, cannot go on from it'),
    },
  });
  expect(await memory.open().read(id)).toEqual(before);
  expect((await opened(memory.open(), around, id)).course.state.clock).toBe(2);
});

test('a beginning that nothing confirms is none to go on from', async () => {
  const [memory, id] = await played(['rest', 'wait'], false);
  expect(await openTable(RESTLESS, memory.open(), id, around)).toMatchObject({
    ok: false,
    problem: { message: expect.stringContaining('cannot go on from it') },
  });
  const [other, untouched] = await played([], false);
  expect((await opened(other.open(), around, untouched, RESTLESS)).course.state.clock).toBe(0);
});

test('an older snapshot serves where the newest does not, and moves to the same end are left out', async () => {
  const [memory, id] = await played(Array<'wait'>(49).fill('wait'), false);
  const table = await opened(memory.open(), around, id);
  await new Listener(table, BOB).answers('wait');
  await new Listener(table, ANN).answers('rest');
  await table.close(); // snapshots of lines 50 and 51
  const full = kitOf('full decks', {
    laws: (state) => (state.table.hands.flat().length > 2 ? ['nobody has drawn'] : vault.laws(state)),
  });
  const crossed = await opened(memory.open(), around, id, full);
  expect([crossed.course.state.clock, (await linesOf(memory.open(), id)).at(-1)]).toMatchObject([50, { lost: 1 }]);
});

test('options that are gone do not stop it', async () => {
  const { traps: _traps, ...options } = vault.options;
  const narrower = kitOf('narrow', { options: options as typeof vault.options });
  const [memory, id] = await played(['wait'], true);
  const table = await opened(memory.open(), around, id, narrower);
  expect(table.card.options).toEqual({ crowded: false });
  expect(await new Listener(table, BOB).answers('wait')).toEqual({ ok: true });
});

test.each([false, true])(
  'a crash while the line is written (there: %s) leaves a table that goes on',
  async (isThere) => {
    const [memory, id] = await played(['wait', 'rest'], true);
    const { state } = await readCourse(RULES, memory.open(), id);
    memory.crashAt(1, isThere);
    expect(await openTable(NEXT, memory.open(), id, around)).toMatchObject({
      ok: false,
      problem: { message: expect.stringContaining('died') },
    });
    const table = await opened(memory.open(), around, id, NEXT);
    expect(table.course.state).toEqual(state);
    expect((await linesOf(memory.open(), id)).map(({ kind }) => kind)).toEqual(['move', 'move', 'edition']);
  },
);

test('on a full shelf it waits for room', async () => {
  const [memory, id] = await played(['wait'], true);
  memory.setRoom(0);
  expect(await openTable(NEXT, memory.open(), id, around)).toMatchObject({
    ok: false,
    problem: { message: expect.stringContaining('Make room') },
  });
  memory.setRoom(Number.POSITIVE_INFINITY);
  expect((await opened(memory.open(), around, id, NEXT)).course.state.clock).toBe(1);
});

/** Anything that is allowed, and now and then something is taken back. */
async function playOn(table: Table<Vault>, rng: Rng): Promise<void> {
  const people = [KEEPER, ANN, BOB].map((seat) => new Listener(table, seat));
  for (let i = below(rng, 40); i > 0; i--) {
    await table.idle();
    const asked = people.filter(({ last }) => last.standing.asked.length > 0);
    const one = asked[below(rng, Math.max(1, asked.length))];
    const [offered] = one?.last.standing.asked ?? [];
    if (one === undefined || offered === undefined) return;
    await one.chair.answer(offered.ask.id, offered.offers[below(rng, offered.offers.length)]);
    if (below(rng, 6) === 0) await one.chair.askUndo();
    const undo = one.last.standing.undoAsked;
    if (undo !== null) for (const other of people) await other.chair.agree(undo.id, true);
  }
  await table.idle();
}

test('300 random tables lose nothing on their way through editions of the same rules', async () => {
  for (let run = 0; run < 300; run++) {
    const rng = seedRng(`fast:editions ${run}`);
    const memory = makeMemory();
    const id = await newTable(memory.open(), around, [below(rng, 2) === 0 ? BOT : PERSON, PERSON, PERSON]);
    let state = '';
    for (const rules of [RULES, NEXT, NEXT, THIRD]) {
      const table = await opened(memory.open(), around, id, rules);
      if (state !== '') expect(JSON.stringify(table.course.state), `run ${run}`).toBe(state);
      await playOn(table, rng);
      state = JSON.stringify(table.course.state);
      if (below(rng, 2) === 0) await table.close();
      else memory.takeAway(id);
    }
    expect(JSON.stringify((await readCourse(THIRD, memory.open(), id, 0)).state)).toBe(state);
  }
});

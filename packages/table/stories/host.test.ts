import { SPECTATOR, seatsOf } from '@questhall/kernel';
import type { Vault } from '@questhall/testkit';
import type { Happened, Sitter } from '@questhall/wire';
import { expect, test } from 'vitest';
import { openTable } from '../src/host/opening.ts';
import { pastOf } from '../src/host/past.ts';
import { readCourse } from '../src/host/reading.ts';
import type { Table } from '../src/host/table.ts';
import { type Memory, makeMemory } from '../src/shelf/memory.ts';
import { type Shelf, ShelfError } from '../src/shelf/shelf.ts';
import { BOT, Listener, makeAround, newTable, opened, PERSON, RULES } from './listening.ts';

const [KEEPER, ANN, BOB] = [0, 1, 2];

interface Hall {
  readonly memory: Memory;
  readonly shelf: Shelf;
  readonly id: string;
  readonly table: Table<Vault>;
  again(): Promise<Table<Vault>>;
}

async function hall(company: readonly Sitter[] = [PERSON, PERSON, PERSON], crowded = false): Promise<Hall> {
  const memory = makeMemory();
  const shelf = memory.open();
  const around = makeAround();
  const id = await newTable(shelf, around, company, crowded);
  const table = await opened(shelf, around, id);
  return { memory, shelf, id, table, again: () => opened(memory.open(), around, id) };
}

test('an answer is kept, and then told to everybody whom it concerns', async () => {
  const { table, shelf, id } = await hall();
  const [ann, bob, watcher] = [new Listener(table, ANN), new Listener(table, BOB), new Listener(table)];
  expect(ann.last).toMatchObject({ number: 1, happened: [] });
  expect(await ann.answers('rest')).toEqual({ ok: true });
  expect((await shelf.read(id))?.lines).toMatchObject([{ n: 1, kind: 'move', seat: ANN, action: { type: 'rest' } }]);
  const eventsOf = (one: Listener): unknown =>
    one.last.happened.map((news) => (news.kind === 'told' ? news.told.map(({ event }) => event.type) : news.kind));
  expect([ann, bob, watcher].map(eventsOf)).toEqual([[['drew']], [['drewUnseen']], [['drewUnseen']]]);
  expect([ann, bob, watcher].map(({ last }) => last.number)).toEqual([2, 2, 2]);
  expect((await shelf.cards())[0]).toMatchObject({
    id,
    n: 1,
    moves: 1,
    isOver: false,
    stage: { round: 1 },
    name: 'A vault',
  });
});

test('nobody speaks for another seat, and whoever looks on does not speak', async () => {
  const { table } = await hall([PERSON, PERSON, BOT]);
  const [keeper, watcher, bot] = [new Listener(table, KEEPER), new Listener(table), new Listener(table, BOB)];
  const rest = { type: 'rest' };
  expect(await keeper.chair.answer(0, rest)).toMatchObject({ ok: false, refusal: { rule: 'kernel.not-asked' } });
  expect(await watcher.chair.answer(0, rest)).toMatchObject({ ok: false, refusal: { rule: 'table.not-yours' } });
  expect(await bot.chair.answer(0, rest)).toMatchObject({ ok: false, refusal: { rule: 'table.not-yours' } });
  expect(watcher.chair.seat).toBe(SPECTATOR);
  expect(await keeper.chair.why(0, rest)).toMatchObject({ rule: 'kernel.not-asked' });
  expect(await keeper.chair.why(0, 'junk')).toMatchObject({ rule: 'kernel.malformed' });
});

test('two chairs on one seat are in step, and the second answer gets what came of the first', async () => {
  const { table } = await hall();
  const [here, there] = [new Listener(table, ANN), new Listener(table, ANN)];
  const ask = here.last.standing.asked[0]?.ask.id ?? -1;
  const [first, second] = await Promise.all([
    here.chair.answer(ask, { type: 'wait' }),
    there.chair.answer(ask, { type: 'rest' }),
  ]);
  expect([first, second]).toEqual([{ ok: true }, { ok: true, isRepeat: true }]);
  expect(here.last).toEqual(there.last);
  expect(table.course.journal.entries).toHaveLength(1);
});

test('the program plays its seats by itself, move by move, until people must answer', async () => {
  const { table } = await hall([BOT, PERSON, BOT]);
  const ann = new Listener(table, ANN);
  await ann.answers('wait');
  await table.idle();
  expect(ann.last.standing.asked.map(({ ask }) => ask.question.kind)).toEqual(['turn']);
  expect(table.course.journal.entries.map(({ seat }) => seat)).toEqual([ANN, BOB]);
});

test('whoever was away is told what came since; whoever is new, how it stands', async () => {
  const { table } = await hall();
  const ann = new Listener(table, ANN);
  const { number } = new Listener(table, BOB).last;
  await ann.answers('wait');
  expect(new Listener(table, BOB, number).last.happened).toMatchObject([{ kind: 'told', by: ANN, clock: 1 }]);
  expect(new Listener(table, BOB).last).toMatchObject({ number: number + 1, happened: [] });
});

test('a secret answer is news to its own seat alone', async () => {
  const { table } = await hall();
  const [keeper, ann, bob, watcher] = [KEEPER, ANN, BOB, SPECTATOR].map((seat) => new Listener(table, seat)) as [
    Listener,
    Listener,
    Listener,
    Listener,
  ];
  await ann.answers('step'); // every room has a trap, and both have a card
  const counts = () => [keeper, ann, bob, watcher].map(({ heard }) => heard.length);
  const before = counts();
  await bob.answers('pass');
  expect(counts()).toEqual(before.map((count, i) => (i === 2 ? count + 1 : count)));
  await ann.answers('pass');
  expect(keeper.last.happened).toMatchObject([{ kind: 'told', by: null }]);
});

test('a free move is taken back at once, a fixed one when everybody has agreed', async () => {
  const { table } = await hall();
  const [keeper, ann, bob] = [KEEPER, ANN, BOB].map((seat) => new Listener(table, seat)) as [
    Listener,
    Listener,
    Listener,
  ];
  await ann.answers('wait');
  expect(ann.last.standing.undo).toEqual({ to: 0, by: ANN, fixed: null, isFree: true });
  expect(await ann.chair.askUndo()).toEqual({ ok: true });
  expect(bob.last.happened).toEqual([{ kind: 'takenBack', clock: 0, by: ANN, fixed: null }]);
  await ann.answers('rest');
  expect(await ann.chair.askUndo()).toEqual({ ok: true });
  expect(bob.last.standing.undoAsked).toMatchObject({ by: ANN, to: 0, fixed: 'secret', agreed: seatsOf(ANN) });
  expect(await bob.chair.askUndo()).toMatchObject({ ok: false, refusal: { rule: 'table.nothing' } });
  const undo = bob.last.standing.undoAsked?.id ?? 0;
  expect(await bob.chair.agree(undo, false)).toEqual({ ok: true });
  expect([ann.last.standing.undoAsked, table.course.state.clock]).toEqual([null, 1]);
  await ann.chair.askUndo();
  for (const one of [keeper, bob]) expect(await one.chair.agree(undo + 1, true)).toEqual({ ok: true });
  expect([table.course.state.clock, ann.last.standing.isMarked]).toEqual([0, true]);
});

test('what others do while they are asked goes with it, and marks the match if it was fixed', async () => {
  const { table } = await hall();
  const [keeper, ann, bob] = [KEEPER, ANN, BOB].map((seat) => new Listener(table, seat)) as [
    Listener,
    Listener,
    Listener,
  ];
  await ann.answers('wait');
  await bob.answers('wait');
  await ann.chair.askUndo(); // Bob has moved since, so he has a say in it
  expect(bob.last.standing.undoAsked).toMatchObject({ by: ANN, to: 0, fixed: null });
  await ann.answers('rest');
  const undo = bob.last.standing.undoAsked?.id ?? 0;
  for (const one of [keeper, bob]) await one.chair.agree(undo, true);
  expect([table.course.state.clock, ann.last.standing.isMarked]).toEqual([0, true]);
  expect(keeper.last.happened).toEqual([{ kind: 'takenBack', clock: 0, by: ANN, fixed: 'secret' }]);
});

test('who plays alone takes back what he wants, with all that the program did since', async () => {
  const { table } = await hall([BOT, PERSON, BOT]);
  const ann = new Listener(table, ANN);
  await ann.answers('rest');
  await table.idle();
  expect(await ann.chair.askUndo()).toEqual({ ok: true });
  await table.idle();
  expect([table.course.state.clock, ann.last.standing.asked.length, ann.last.standing.isMarked]).toEqual([0, 1, true]);
});

test('a whole round of secret answers is taken back, and the program draws again', async () => {
  const { table } = await hall([BOT, PERSON, BOT]);
  const ann = new Listener(table, ANN);
  await ann.answers('step');
  await table.idle();
  expect(table.course.state.sealed).toHaveLength(1); // the program has answered, and Ann has not
  await ann.answers('pass');
  await table.idle();
  await ann.chair.askUndo();
  expect([table.course.state.sealed, table.course.state.asks.length, table.course.state.clock]).toEqual([[], 2, 1]);
  await table.idle();
  expect(table.course.state.sealed).toHaveLength(1);
});

test('a seat is handed to the program and taken back', async () => {
  const { table, again } = await hall();
  const ann = new Listener(table, ANN);
  expect(await ann.chair.handTo({ kind: 'bot', name: 'nobody' })).toMatchObject({
    ok: false,
    refusal: { rule: 'table.nobody' },
  });
  expect(await ann.chair.handTo(BOT)).toEqual({ ok: true });
  await table.idle();
  expect(table.course.journal.entries.map(({ seat, action }) => [seat, action.type])).toEqual([[ANN, 'wait']]);
  expect(await ann.chair.handTo(PERSON)).toEqual({ ok: true });
  await table.close();
  expect((await again()).course.company).toEqual([PERSON, PERSON, PERSON]);
});

test('a standing order passes for its seat, is known to it alone, and is no part of the match', async () => {
  const { table, again } = await hall();
  const [ann, bob] = [new Listener(table, ANN), new Listener(table, BOB)];
  const heard = ann.heard.length;
  expect(await bob.chair.order('no-traps', true)).toEqual({ ok: true });
  expect([bob.last.standing.orders, ann.heard.length]).toEqual([['no-traps'], heard]);
  expect(await bob.chair.order('no-doors', true)).toMatchObject({ ok: false });
  await ann.answers('step');
  await table.idle();
  expect(table.course.state.sealed.map(({ ask, action }) => [ask.seat, action.type])).toEqual([[BOB, 'pass']]);
  await table.close();
  expect((await again()).course.orders).toEqual([[], [], ['no-traps']]);
});

test('what cannot be kept has not happened, and goes on once there is room', async () => {
  const { table, memory } = await hall();
  const [ann, bob] = [new Listener(table, ANN), new Listener(table, BOB)];
  memory.setRoom(0);
  expect(await ann.answers('wait')).toMatchObject({ ok: false, refusal: { rule: 'table.full' } });
  expect([table.course.state.clock, ann.last.standing.trouble, bob.last.happened]).toEqual([0, 'full', []]);
  memory.setRoom(Number.POSITIVE_INFINITY);
  expect(await ann.answers('wait')).toEqual({ ok: true });
  expect(ann.last.standing.trouble).toBeNull();
});

test('the program waits for room too, and goes on by itself when somebody tries again', async () => {
  const { table, memory } = await hall([BOT, PERSON, BOT]);
  const ann = new Listener(table, ANN);
  await ann.answers('wait');
  memory.setRoom(0);
  await table.idle();
  expect([table.course.state.clock, ann.last.standing.trouble]).toEqual([1, 'full']);
  memory.setRoom(Number.POSITIVE_INFINITY);
  await table.retry();
  await table.idle();
  expect([table.course.state.clock, ann.last.standing.trouble]).toEqual([2, null]);
});

test('a table that somebody else has taken goes on here no longer', async () => {
  const { table, memory, id, again } = await hall();
  const ann = new Listener(table, ANN);
  memory.takeAway(id);
  const other = await again();
  await new Listener(other, ANN).answers('wait');
  expect(await ann.answers('rest')).toMatchObject({ ok: false, refusal: { rule: 'table.lost' } });
  expect(ann.problem).toBeNull();
  expect(other.course.state.clock).toBe(1);
});

test('a table that is taken away while the program is about to play comes to rest', async () => {
  const { table, memory, id } = await hall([BOT, PERSON, BOT]);
  const ann = new Listener(table, ANN);
  await ann.answers('wait'); // and now it is the program's turn
  memory.takeAway(id);
  await table.idle();
  expect(ann.problem).toBeNull();
});

test('a table goes on from its last snapshot, with everybody where they were', async () => {
  const { table, shelf, id, again } = await hall([PERSON, PERSON, PERSON]);
  const people = [KEEPER, ANN, BOB].map((seat) => new Listener(table, seat));
  for (let move = 0; move < 130; move++) {
    const asked = people.find(({ last }) => last.standing.asked.length > 0);
    if (asked === undefined) break;
    await asked.answers(asked.last.standing.asked[0]?.offers.some(({ type }) => type === 'wait') ? 'wait' : undefined);
    if (move % 9 === 8) await asked.chair.askUndo();
  }
  const before = JSON.stringify(table.course.state);
  const numbers = people.map(({ last }) => last.number);
  expect((await shelf.read(id))?.snapshot?.n).toBeGreaterThanOrEqual(50);
  const late = await readCourse(RULES, shelf, id);
  expect([JSON.stringify(late.state), late.root > 0]).toEqual([before, true]);
  await table.close();
  const reopened = await again();
  expect(JSON.stringify(reopened.course.state)).toBe(before);
  expect([KEEPER, ANN, BOB].map((seat) => new Listener(reopened, seat).last.number)).toEqual(numbers);
});

test('what lies before the last snapshot can be taken back too', async () => {
  const { table, again } = await hall([BOT, PERSON, PERSON]);
  const [ann, bob] = [new Listener(table, ANN), new Listener(table, BOB)];
  for (let round = 0; round < 28; round++) for (const one of [ann, bob]) await one.answers('wait');
  await bob.chair.handTo(BOT);
  await table.close();
  const reopened = await again();
  const alone = new Listener(reopened, ANN);
  await reopened.idle();
  const { clock } = reopened.course.state;
  for (let back = 0; back < 27; back++) {
    expect(await alone.chair.askUndo()).toEqual({ ok: true });
    await reopened.idle();
  }
  expect([clock > 50, reopened.course.state.clock]).toEqual([true, 2]);
});

test('a snapshot that is of no use means an older one, or the beginning', async () => {
  const { table, shelf, id } = await hall();
  const [ann, bob] = [new Listener(table, ANN), new Listener(table, BOB)];
  for (const one of [ann, bob, ann]) await one.answers('wait');
  await table.close();
  const lease = await shelf.lease(id);
  const { state, check: _check, ...rest } = table.course.standpoint;
  const bent = { ...rest, check: '', state: { ...table.course.state, asks: [] } };
  expect(await lease?.append(3, [], table.card, { n: 3, state: bent, hash: '' })).toBe('kept');
  expect((await readCourse(RULES, shelf, id)).state).toEqual(state);
});

test('whoever sits down can be told what was told lately, or all of it, and see any moment again', async () => {
  const { table, again } = await hall([BOT, PERSON, PERSON]);
  const [ann, bob] = [new Listener(table, ANN), new Listener(table, BOB)];
  await ann.answers('rest'); // only she sees the card
  await bob.answers('wait');
  for (let round = 0; round < 26; round++) for (const one of [ann, bob]) await one.answers('wait');
  const { clock } = table.course.state;
  const eventsIn = (happened: readonly Happened<Vault>[]): string[] =>
    happened.flatMap((one) => (one.kind === 'told' ? one.told.map(({ event }) => event.type) : []));
  const lately = pastOf(table.course, ANN, false, 10);
  expect([lately.from, lately.happened.length]).toEqual([clock - 10, 11]);
  await table.close();
  const reopened = await again();
  const [annLate, bobLate] = [new Listener(reopened, ANN), new Listener(reopened, BOB)];
  const [hers, his] = [await annLate.chair.past(true), await bobLate.chair.past(true)];
  expect([hers.from, hers.happened.length]).toEqual([0, clock + 1]);
  expect([eventsIn(hers.happened)[0], eventsIn(his.happened)[0]]).toEqual(['drew', 'drewUnseen']);
  expect((await annLate.chair.recall(1))?.clock).toBe(1);
  expect([await annLate.chair.recall(clock + 1), await annLate.chair.recall(0.5)]).toEqual([null, null]);
});

test('a table of another game, or one that is not there, is refused in words', async () => {
  const { shelf, id, table } = await hall();
  expect(await openTable(RULES, shelf, id, makeAround())).toMatchObject({ ok: false, problem: { field: 'table' } });
  await table.close();
  const strange = { ...RULES, game: { ...RULES.game, id: 'chess' } };
  expect(await openTable(strange, shelf, id, makeAround())).toMatchObject({
    ok: false,
    problem: { message: 'is one of vault, not of chess' },
  });
  expect(await openTable(RULES, shelf, 'nowhere', makeAround())).toMatchObject({ ok: false });
  await expect(openTable(RULES, shelf, '../etc', makeAround())).rejects.toThrow(ShelfError);
});

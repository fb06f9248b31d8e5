import type { TableOrder } from '@questhall/wire';
import { tableRules } from '@questhall/wire/words/en';
import { expect, test, vi } from 'vitest';
import { BOT, PERSON } from './listening.ts';
import { Guest, line, Street, type Tab } from './street.ts';

const [KEEPER, ANN, BOB] = [0, 1, 2];

const VAULT: TableOrder = {
  game: 'vault',
  options: { traps: 4, crowded: false },
  company: [PERSON, PERSON, PERSON],
  hasTypedDice: false,
  name: 'A vault',
};

async function made({ lobby }: Tab, order: TableOrder = VAULT): Promise<string> {
  const result = await lobby.make(order);
  if (!result.ok) throw new Error(`${result.problem.field} ${result.problem.message}`);
  return result.value;
}

/** Everybody has had many turns: on a busy machine, time alone may pass without any. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
}

test('two tabs at one table are in step, whoever of them hosts it', async () => {
  const street = new Street();
  const [here, there] = [street.openTab(), street.openTab()];
  const table = await made(here);
  const ann = await Guest.sit(here.lobby, table, ANN);
  const [bob, annToo] = [await Guest.sit(there.lobby, table, BOB), await Guest.sit(there.lobby, table, ANN)];
  expect(await ann.answers('wait')).toEqual({ ok: true });
  await settled();
  expect(bob.last.standing.sight.clock).toBe(1);
  expect(await bob.answers('wait')).toEqual({ ok: true });
  await settled();
  expect([ann.last.standing.sight.clock, JSON.stringify(annToo.last)]).toEqual([2, JSON.stringify(ann.last)]);
});

test('when the host is gone another tab hosts the table, and everybody stays in their chairs', async () => {
  const street = new Street();
  const [here, there] = [street.openTab(), street.openTab()];
  const table = await made(here);
  const ann = await Guest.sit(here.lobby, table, ANN);
  const bob = await Guest.sit(there.lobby, table, BOB);
  await ann.answers('wait');
  await settled();
  const { number } = bob.last;
  here.kill();
  await settled();
  expect(bob.last).toMatchObject({ number, hasGap: false });
  expect(await bob.answers('wait')).toEqual({ ok: true });
  expect([bob.last.number, bob.last.standing.sight.clock, bob.problem]).toEqual([number + 1, 2, undefined]);
});

test('an answer that was under way when the host died is given once', async () => {
  for (const isKept of [true, false]) {
    const street = new Street();
    const [here, there] = [street.openTab(), street.openTab()];
    const table = await made(here);
    await Guest.sit(here.lobby, table, KEEPER);
    const ann = await Guest.sit(there.lobby, table, ANN);
    const answering = ann.answers('wait');
    if (isKept)
      await vi.waitFor(async () => expect((await there.lobby.cards())[0]?.moves).toBe(1), {
        interval: 0,
        timeout: 60_000,
      });
    here.kill();
    expect(await answering).toMatchObject({ ok: true });
    await settled();
    expect(ann.last.standing.sight.clock).toBe(1);
  }
});

test('what must not happen twice is refused when the table moves', async () => {
  const street = new Street();
  const [here, there] = [street.openTab(), street.openTab()];
  const table = await made(here);
  await Guest.sit(here.lobby, table, KEEPER);
  const ann = await Guest.sit(there.lobby, table, ANN);
  await ann.answers('wait');
  const undoing = ann.chair.askUndo();
  here.kill();
  expect(await undoing).toMatchObject({ ok: false, refusal: { rule: 'table.moved' } });
  expect(tableRules['table.moved']).toContain('another window');
});

test('a table that is removed is lost to whoever sits there, in any tab', async () => {
  const street = new Street();
  const [here, there] = [street.openTab(), street.openTab()];
  const table = await made(here);
  const ann = await Guest.sit(here.lobby, table, ANN);
  const bob = await Guest.sit(there.lobby, table, BOB);
  await there.lobby.remove(table);
  await settled();
  expect([ann.problem, bob.problem].map((problem) => problem !== undefined)).toEqual([true, true]);
  expect(await here.lobby.cards()).toEqual([]);
  expect(await here.lobby.sit(table, ANN, new Guest())).toMatchObject({ ok: false, problem: { field: 'table' } });
});

test('a table is named anew wherever it is open, and every list hears of it', async () => {
  const street = new Street();
  const [here, there] = [street.openTab(), street.openTab()];
  const table = await made(here);
  const heard = vi.fn();
  there.lobby.onCards(heard);
  expect(await here.lobby.rename(table, '  The old vault ')).toEqual({ ok: true, value: null });
  await Guest.sit(here.lobby, table, ANN);
  expect(await there.lobby.rename(table, 'The new vault')).toEqual({ ok: true, value: null });
  expect((await there.lobby.cards())[0]?.name).toBe('The new vault');
  expect(heard).toHaveBeenCalled();
  expect(await here.lobby.rename('../etc', 'x')).toMatchObject({ ok: false });
});

test('nobody looks into the cards of the program while the match goes on', async () => {
  const tab = new Street().openTab();
  const table = await made(tab, { ...VAULT, company: [BOT, PERSON, BOT] });
  expect(await tab.lobby.sit(table, BOB, new Guest())).toMatchObject({ ok: false, problem: { field: 'seat' } });
  expect(await tab.lobby.sit(table, 7, new Guest())).toMatchObject({ ok: false, problem: { field: 'seat' } });
  expect((await tab.lobby.sit(table, -1, new Guest())).ok).toBe(true);
});

test('people around one screen take back what any of them did; who has a chair of his own is asked', async () => {
  const tab = new Street().openTab();
  const table = await made(tab);
  const ann = await Guest.sit(tab.lobby, table, ANN);
  await ann.answers('wait');
  ann.chair.leave();
  const bob = await Guest.sit(tab.lobby, table, BOB);
  expect(bob.last.standing.undo).toMatchObject({ to: 0, by: ANN, isFree: true });
  expect(await bob.chair.askUndo()).toEqual({ ok: true });
  expect(bob.last.standing.sight.clock).toBe(0);
  const annElsewhere = await Guest.sit(tab.lobby, table, ANN);
  await annElsewhere.answers('rest'); // draws a card, which settles it
  await settled();
  expect(bob.last.standing.undo).toBeNull();
  await annElsewhere.chair.askUndo();
  await settled();
  expect(bob.last.standing.undoAsked).toMatchObject({ by: ANN });
});

test('whoever changes chairs finds the table open, and it is put away when the last one has left', async () => {
  const street = new Street();
  const tab = street.openTab();
  const table = await made(tab);
  const ann = await Guest.sit(tab.lobby, table, ANN);
  ann.chair.leave();
  const bob = await Guest.sit(tab.lobby, table, BOB);
  await settled();
  expect(street.opened).toBe(1);
  bob.chair.leave();
  await settled();
  await Guest.sit(tab.lobby, table, BOB);
  expect(street.opened).toBe(2);
});

test('a table leaves as a file and comes back, and says whether it was here', async () => {
  const tab = new Street().openTab();
  const table = await made(tab);
  const ann = await Guest.sit(tab.lobby, table, ANN);
  await ann.answers('wait');
  let file = '';
  expect(await tab.lobby.exportTable(table, (piece) => (file += piece))).toEqual({ ok: true, value: null });
  expect(await tab.lobby.importTable(file)).toMatchObject({ ok: true, value: { id: table, kind: 'here' } });
  await tab.lobby.remove(table);
  expect(await tab.lobby.importTable(file)).toMatchObject({ ok: true, value: { id: table, kind: 'new' } });
  expect(await tab.lobby.importTable('{}')).toMatchObject({ ok: false });
  expect(await tab.lobby.exportTable('nowhere', () => undefined)).toMatchObject({ ok: false });
});

test('what is no request is told so, and changes nothing', async () => {
  const street = new Street();
  const tab = street.openTab();
  const table = await made(tab);
  const wire = line();
  const said: unknown[] = [];
  tab.hall.connect(wire.ends[1]);
  wire.ends[0].listen((message) => said.push(message));
  const junk = [
    { id: 1, name: 'constructor', body: {} },
    { id: 2, name: 'sit', body: { chair: 1, table, seat: '1' } },
    { id: 3, name: 'answer', body: { chair: 9, ask: 0, action: { type: 'wait' }, dice: [] } },
    { id: 4, name: 'make', body: { order: { ...VAULT, company: [{ kind: 'bot' }] } } },
    'hello',
    null,
  ];
  for (const one of junk) wire.ends[0].post(one);
  await settled();
  expect(said).toMatchObject([1, 2, 3, 4].map((id) => ({ type: 'failure', id })));
  expect((await tab.lobby.cards()).map(({ n }) => n)).toEqual([0]);
});

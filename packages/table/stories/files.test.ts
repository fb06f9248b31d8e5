import { SAVE_LENGTH_MAX } from '@questhall/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readExported } from '../src/file/exported.ts';
import { exportMemory, exportTable } from '../src/file/exporting.ts';
import { readCourse } from '../src/host/reading.ts';
import { makeMemory } from '../src/shelf/memory.ts';
import type { Shelf } from '../src/shelf/shelf.ts';
import { afternoon, around, brought, complaint, exported, imported, linesOf, textOf } from './exporting.ts';
import { Listener, newTable, opened, PERSON, RULES } from './listening.ts';

const [ANN, BOB] = [1, 2];

describe('a table in a file', () => {
  test('is its journal, a line each, as it lies on the shelf', async () => {
    const { memory, id } = await afternoon();
    const pieces: string[] = [];
    for await (const piece of exportTable(RULES, memory.open(), id)) pieces.push(piece);
    const [first, ...rest] = pieces.map((piece) => JSON.parse(piece));
    expect(pieces.every((piece) => piece.indexOf('\n') === piece.length - 1)).toBe(true);
    expect(first).toMatchObject({
      format: 'questhall-table',
      version: 3,
      id,
      name: 'A vault',
      game: 'vault',
      seats: 3,
    });
    expect(rest.slice(0, -1)).toEqual(await linesOf(memory.open(), id));
    const kinds = new Set(rest.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['move', 'undo', 'order', 'sit', 'end']));
    const { state } = await readCourse(RULES, memory.open(), id);
    expect(rest.at(-1)).toMatchObject({ lines: rest.length - 1, snapshot: { n: rest.length - 1, state: { state } } });
  });

  test('goes on on another shelf exactly as it would have on its own', async () => {
    const { memory, id } = await afternoon();
    const text = await exported(memory.open(), id);
    const other = makeMemory();
    expect(await imported(other.open(), text)).toEqual({ id, kind: 'new', edition: null, lost: 0 });
    expect(await linesOf(other.open(), id)).toEqual(await linesOf(memory.open(), id));
    expect(await other.open().cards()).toEqual(await memory.open().cards());
    const [here, there] = [await opened(memory.open(), around, id), await opened(other.open(), around, id)];
    expect(there.course.standpoint).toEqual(here.course.standpoint);
    await there.close();
    expect(await exported(other.open(), id)).toBe(text);
    expect(await new Listener(here, ANN).answers()).toEqual({ ok: true });
  });

  test('can be written while it is played', async () => {
    const { memory, id } = await afternoon();
    const table = await opened(memory.open(), around, id);
    const pieces = exportTable(RULES, memory.open(), id);
    const first = await pieces.next();
    await new Listener(table, ANN).answers('wait');
    expect(await complaint(`${first.value}${await textOf(pieces)}`)).toBe('nothing');
    expect(await complaint(await exported(memory.open(), id))).toBe('nothing');
    const shelf = memory.open();
    const before = (await linesOf(shelf, id)).length;
    const busy: Shelf = {
      ...shelf,
      async read(of, upTo) {
        if (upTo === 0) await new Listener(table, ANN).answers('wait'); // between two looks at the shelf
        return shelf.read(of, upTo);
      },
    };
    const text = await exported(busy, id);
    expect(await complaint(text)).toBe('nothing');
    expect([text.trimEnd().split('\n').length, (await linesOf(shelf, id)).length > before]).toEqual([before + 2, true]);
  });

  test('of hundreds of lines opens from a snapshot', async () => {
    const memory = makeMemory();
    const id = await newTable(memory.open(), around, [PERSON, PERSON, PERSON]);
    const table = await opened(memory.open(), around, id);
    const thieves = [new Listener(table, ANN), new Listener(table, BOB)];
    for (let move = 0; move < 58; move++) await thieves[move % 2]?.answers('wait');
    for (let turn = 0; turn < 60; turn++) await thieves[0]?.chair.order('no-traps', turn % 2 === 0);
    await table.close();
    const other = makeMemory();
    await imported(other.open(), await exported(memory.open(), id));
    expect((await other.open().read(id))?.snapshot?.n).toBe(118);
    expect((await other.open().read(id, 99))?.snapshot?.n).toBe(50);
    expect((await readCourse(RULES, other.open(), id)).state).toEqual(table.course.state);
  });

  test('names no seed on its card, and is the same match wherever it lies', async () => {
    const { memory, id } = await afternoon();
    const other = makeMemory();
    const another = await newTable(other.open(), around, [PERSON, PERSON, PERSON], true);
    await imported(other.open(), await exported(memory.open(), id));
    const cards = JSON.parse(JSON.stringify([await memory.open().cards(), await other.open().cards()].flat()));
    expect(JSON.stringify(cards)).not.toContain('fast:table');
    const matches = new Map(cards.map((card: { id: string; match: string }) => [card.id, card.match]));
    expect(cards.filter((card: { id: string }) => card.id === id)).toHaveLength(2);
    expect(matches.get(another)).not.toBe(matches.get(id));
  });
});

describe('what is here already', () => {
  test('is not written twice', async () => {
    const { memory, id } = await afternoon();
    const before = await memory.open().read(id);
    const text = await exported(memory.open(), id);
    expect(await imported(memory.open(), text)).toMatchObject({ id, kind: 'here' });
    expect(await memory.open().cards()).toHaveLength(1);
    expect(await memory.open().read(id)).toEqual(before);
  });

  test('stays beside another version of it', async () => {
    const { memory, id } = await afternoon();
    const text = await exported(memory.open(), id);
    const table = await opened(memory.open(), around, id);
    await new Listener(table, ANN).answers('wait');
    await table.close();
    const lines = await linesOf(memory.open(), id);
    const other = await imported(memory.open(), text);
    expect(other).toMatchObject({ kind: 'version' });
    expect(other.id).not.toBe(id);
    expect(await linesOf(memory.open(), id)).toEqual(lines);
    expect(await linesOf(memory.open(), other.id)).toEqual(lines.slice(0, -1));
    expect(await imported(memory.open(), text)).toMatchObject({ id: other.id, kind: 'here' });
  });
});

test.each([false, true])(
  'a crash while it is put on the shelf (there: %s) leaves all of it or nothing',
  async (isThere) => {
    const { memory, id } = await afternoon();
    const text = await exported(memory.open(), id);
    const other = makeMemory();
    other.crashAt(1, isThere);
    await expect(brought(other.open(), text)).rejects.toThrow('died');
    expect(await other.open().cards()).toHaveLength(isThere ? 1 : 0);
    expect(await imported(other.open(), text)).toMatchObject({ id, kind: isThere ? 'here' : 'new' });
    expect(await other.open().cards()).toEqual(await memory.open().cards());
  },
);

test('a full shelf says so, and nothing is written', async () => {
  const { memory, id } = await afternoon();
  const text = await exported(memory.open(), id);
  memory.setRoom(0);
  expect(await complaint(text)).toBe('nothing');
  await memory.open().remove(id);
  expect(await brought(memory.open(), text)).toMatchObject({ ok: false, problem: { field: 'shelf' } });
  expect(await memory.open().cards()).toEqual([]);
});

test('a player that is not known here leaves the seat to a person', async () => {
  const { memory, id } = await afternoon();
  const text = await exported(memory.open(), id);
  const other = makeMemory();
  const { careful: _careful, ...bots } = RULES.bots;
  await imported(other.open(), text, { ...RULES, bots });
  expect((await other.open().cards())[0]).toMatchObject({ company: [PERSON, PERSON, PERSON] });
  expect((await readCourse(RULES, other.open(), id)).company).toEqual([PERSON, PERSON, PERSON]);
});

describe('out of memory', () => {
  test('comes how the table stands, when its shelf is gone', async () => {
    const { memory, id } = await afternoon();
    const text = await exported(memory.open(), id);
    const table = await opened(memory.open(), around, id);
    await memory.open().remove(id);
    const other = makeMemory();
    await imported(other.open(), await textOf(exportMemory(table)));
    const { state, company, orders } = await readCourse(RULES, other.open(), id);
    expect([state, company, orders]).toEqual([table.course.state, table.course.company, table.course.orders]);
    expect(await imported(other.open(), text)).toMatchObject({ kind: 'version' });
  });

  test('comes what is there, when the memory begins in the middle', async () => {
    const memory = makeMemory();
    const id = await newTable(memory.open(), around, [PERSON, PERSON, PERSON]);
    const table = await opened(memory.open(), around, id);
    const thieves = [new Listener(table, ANN), new Listener(table, BOB)];
    for (let move = 0; move < 56; move++) await thieves[move % 2]?.answers('wait');
    const late = await readCourse(RULES, memory.open(), id);
    expect(late.root).toBe(50);
    const other = makeMemory();
    await imported(other.open(), await textOf(exportMemory({ course: late, card: table.card })));
    const again = await opened(other.open(), around, id);
    expect([again.course.state, again.course.root]).toEqual([late.state, 50]);
    expect(await imported(other.open(), await exported(memory.open(), id))).toMatchObject({ kind: 'version' });
    expect(await new Listener(again, ANN).answers('wait')).toEqual({ ok: true });
  });
});

describe('a file that is not right is named by its line', async () => {
  const { memory, id } = await afternoon();
  const text = await exported(memory.open(), id);
  const lines = text.trimEnd().split('\n');
  const last = lines.length;
  const change = (line: number, from: string | RegExp, to: string): string => {
    const before = lines[line - 1] ?? '';
    const after = before.replace(from, to);
    if (after === before) throw new Error(`line ${line} is as it was: ${before}`);
    return `${lines.with(line - 1, after).join('\n')}\n`;
  };
  const undo = lines.findIndex((line) => line.includes('"kind":"undo"')) + 1;
  const sit = lines.findIndex((line) => line.includes('"kind":"sit"')) + 1;

  test.each<[string, string, string]>([
    ['another choice', change(2, '"wait"', '"rest"'), 'line 2: the move leads to something else than was written down'],
    [
      'a move that is not allowed',
      change(2, '{"type":"wait"}', '{"type":"charm"}'),
      'line 2: the move is refused by turn',
    ],
    ['another seat', change(2, '"seat":1', '"seat":2'), 'line 2: the move is refused by kernel.not-asked'],
    ['a seat that is not there', change(2, '"seat":1', '"seat":7'), 'line 2: there is no seat 8'],
    [
      'dice that fell for nobody',
      change(2, '"rolled":[]', '"rolled":[3]'),
      'line 2: the move has the dice 3, and none fell',
    ],
    ['another check', change(3, /"check":"./, '"check":"x'), 'line 3: the move leads to something else'],
    [
      'an undo of what is not there',
      change(undo, /"to":\d+/, '"to":99'),
      `line ${undo}: what it takes back, to move 99, is not there`,
    ],
    ['another time', change(sit, /"at":\d+/, '"at":7'), `line ${sit}: is not as it was written`],
    ['another sitter', change(sit, 'careful', 'daring'), `line ${sit}: is not as it was written`],
    ['another name', change(1, 'A vault', 'A vaulT'), 'line 1: is not as it was written'],
    ['another seed', change(1, 'fast:table', 'fast:chair'), 'line 1: does not begin the match that it names'],
    [
      'a game that is none of ours',
      change(1, '"game":"vault"', '"game":"chess"'),
      'line 1: does not begin the match that it names',
    ],
    [
      'an end that was not',
      change(last, '"round":', '"rounds":'),
      `line ${last}: tells of another end than its moves lead to`,
    ],
    ['another checksum', change(last, /"checksum":"./, '"checksum":"x'), `line ${last}: is not as it was written`],
    ['a line too few', lines.toSpliced(4, 1).join('\n'), 'line 5: has number 5 where 4 must be: a line is missing'],
    ['a line twice', lines.toSpliced(4, 0, lines[4] ?? '').join('\n'), 'line 6: has number 4 where 5 must be'],
    ['no line', change(3, /^.*$/, ''), 'line 3: is no JSON'],
    [
      'a line of something else',
      change(3, '"kind":"move"', '"kind":"jump"'),
      'line 3: says nothing that a table writes down',
    ],
    [
      'cut off in a line',
      text.slice(0, text.indexOf('"undo"')),
      `line ${undo}: is not complete: the file was cut off here`,
    ],
    ['cut off between lines', lines.slice(0, 4).join('\n'), 'line 5: is missing: the file was cut off here'],
    ['cut off at once', text.slice(0, 60), 'line 1: is not complete: the file was cut off here'],
    ['without its last line', lines.slice(0, -1).join('\n'), `line ${last}: is missing: the file was cut off here`],
    ['something behind it', `${text}{"n":9}`, `line ${last + 1}: stands after the last line`],
    ['of tomorrow', change(1, '"version":3', '"version":4'), 'line 1: is of version 4; this Questhall reads up to 3'],
    ['of nobody', change(1, '"company":[', '"company":[{"kind":"ghost"},'), 'line 1: is no header of a table'],
    [
      'without bottom',
      change(2, '"rolled":[]', `"rolled":${'['.repeat(9_999)}${']'.repeat(9_999)}`),
      'line 2: has more than',
    ],
  ])('%s', async (_name, broken, expected) => expect(await complaint(broken)).toContain(expected));

  test('too long', () => {
    const long = readExported(`${text}${' '.repeat(SAVE_LENGTH_MAX)}`);
    expect(long).toMatchObject({
      ok: false,
      problem: { field: 'file', message: expect.stringContaining('is longer') },
    });
  });

  test('line ends of another system do no harm', async () => {
    expect(await complaint(text.replaceAll('\n', '\r\n'))).toBe('nothing');
  });

  test('any damage is found, or makes no difference', async () => {
    const put = fc.constantFrom('', '0', '9', '"', '{', ']', ',', 'null', '-', '\u0000', '\n', '\r\n', ' ');
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), put, fc.nat(4), async (at, by, cut) => {
        const broken = text.slice(0, at) + by + text.slice(at + cut);
        const said = await complaint(broken);
        if (said === 'nothing') expect(broken.replaceAll('\r\n', '\n').trimEnd()).toBe(text.trimEnd());
        else expect(said).toMatch(/^(line \d+|save|format|version): ./);
      }),
      { numRuns: 1_500 },
    );
  });
});

import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readOptions } from '@questhall/border';
import { dungeonquest } from '@questhall/dungeonquest';
import { begin, submit } from '@questhall/kernel';
import { exportTable, makeMemory, makeTable, openTable } from '@questhall/table';
import { sealed, versionTwo } from '@questhall/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { around } from '../table/around.ts';
import { file, GOLEM, lines, questhall } from '../testing/command.ts';
import { arena } from '../testing/tables.ts';

/** The lines of a saved fight of two moves, for somebody to tamper with. */
let saved: readonly string[] = [];

beforeAll(() => {
  // Files of tests share a folder: a match of its own is nobody else's version.
  questhall(`${GOLEM}0`, lines('fight', 'roll', 'save verified.table', 'quit'));
  saved = readFileSync(file('verified.table'), 'utf8').trimEnd().split('\n');
});

/** What verify says of the fight after somebody has been at one of its lines. */
function verdictOn(line: number, from: string | RegExp, to: string): ReturnType<typeof questhall> {
  const before = saved[line - 1] ?? '';
  const after = before.replace(from, to);
  if (after === before) throw new Error(`line ${line} is as it was: ${before}`);
  writeFileSync(file('tampered.table'), `${saved.with(line - 1, after).join('\n')}\n`);
  return questhall('verify tampered.table');
}

/** A fight as Questhall 0.1 would have saved it. */
function oldSave(): Readonly<Record<string, unknown>> & {
  readonly moves: readonly { readonly rolled: readonly number[] }[];
} {
  const options = readOptions(dungeonquest.options, { mode: 'dice', hero: 'hugo', monster: 'golem', monsterLife: 5 });
  if (!options.ok) throw new Error(options.problem.message);
  const { id, edition } = dungeonquest;
  const journal = begin(dungeonquest, {
    game: id,
    edition,
    options: options.value,
    seats: 2,
    seed: 'fast:11',
    from: null,
  });
  for (const type of ['fight', 'roll']) {
    const [asked] = journal.state.asks;
    if (asked === undefined) throw new Error('nobody is asked');
    expect(submit(dungeonquest, journal, { seat: asked.seat, ask: asked.id, action: { type } })).toMatchObject({
      ok: true,
    });
  }
  return JSON.parse(versionTwo(journal));
}

describe('verify', () => {
  test('has nothing to say against what is as it was saved', () => {
    expect(questhall('verify verified.table')).toMatchObject({
      code: 0,
      out: 'verified.table: 2 moves of dungeonquest, all as they were saved.\n',
    });
    writeFileSync(file('old.json'), sealed(oldSave()));
    expect(questhall('verify old.json')).toMatchObject({
      code: 0,
      out: 'old.json: 2 moves of dungeonquest, all as they were saved.\n',
    });
  });

  test('names the first line that differs', () => {
    const rolled = /"rolled":\[(\d)/.exec(saved[2] ?? '')?.[1] ?? '';
    const other = String((Number(rolled) % 6) + 1);
    const dice = verdictOn(3, `"rolled":[${rolled}`, `"rolled":[${other}`);
    expect(dice).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^questhall: tampered\.table: line 3: the move has the dice \d .*, and .* fell\n$/),
    });
    expect(JSON.parse(questhall('verify tampered.table --json').out)).toMatchObject({ ok: false, field: 'line 3' });
    expect(verdictOn(2, /"at":\d/, '"at":9').err).toContain('line 2: is not as it was written');
    expect(verdictOn(4, /"hash":"./, '"hash":"x').err).toContain('line 4: tells of another end than its moves lead to');
  });

  test('names the first move that differs in a save of 0.1', () => {
    const save = oldSave();
    const { rolled = [], ...move } = save.moves[1] ?? {};
    const moves = save.moves.with(1, { ...move, rolled: rolled.with(0, ((rolled[0] ?? 1) % 6) + 1) });
    writeFileSync(file('tampered.json'), JSON.stringify({ ...save, moves }));
    expect(questhall('verify tampered.json')).toMatchObject({
      code: 1,
      err: expect.stringContaining('tampered.json: move 2 has the dice'),
    });
    expect(JSON.parse(questhall('verify tampered.json --json').out)).toMatchObject({ ok: false, field: 'move 2' });
  });

  test('names the line at which a file was cut off: exit code 2', () => {
    const text = saved.join('\n');
    for (const [part, message] of [
      [saved.slice(0, 3).join('\n'), 'line 4: is missing: the file was cut off here'],
      [text.slice(0, text.indexOf('"roll"')), 'line 3: is not complete: the file was cut off here'],
    ] as const) {
      writeFileSync(file('cut.table'), part);
      expect(questhall('verify cut.table')).toMatchObject({ code: 2, err: `questhall: cut.table: ${message}\n` });
    }
  });

  test.each([
    ['an empty file', '', 'is empty'],
    ['half a file', '{"format":"questhall-save","ver', 'not complete JSON'],
    ['another file', '{"name":"package"}', 'not a Questhall save'],
    ['a newer save', '{"format":"questhall-save","version":9}', 'is newer than this Questhall'],
    [
      'an unknown game',
      '{"format":"questhall-save","version":2,"game":"chess","edition":"1","options":{},"seats":2,"seed":"fast:1","from":null,"opening":"","moves":[],"hashes":[],"takenBack":[],"snapshot":{},"checksum":""}',
      'there is no game "chess"',
    ],
  ])('%s is no save: exit code 2', (_name, text, message) => {
    writeFileSync(file('bad.json'), text);
    const { code, err } = questhall('verify bad.json');
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n\s+at /);
    expect(code).toBe(2);
  });
});

test('verify does not vouch for what it cannot play again', () => {
  const { checksum: _checksum, ...save } = oldSave();
  const old = { ...save, edition: '0' };
  writeFileSync(file('old.json'), JSON.stringify(old));
  expect(questhall('verify old.json').code).toBe(2);
  writeFileSync(file('old.json'), sealed(old));
  expect(questhall('verify old.json')).toMatchObject({
    code: 1,
    err: expect.stringContaining(`edition is 0, and the rules of today are edition ${dungeonquest.edition}`),
  });
  expect(questhall('play --load old.json', lines('quit')).out).toContain('This match was begun under edition 0.');
  expect(questhall('replay old.json').out).toContain('cannot be told again');
});

/** The same arena under another edition of its rules. */
const arenaOf = (edition: string): typeof arena => ({ ...arena, game: { ...dungeonquest, edition } });

test('verify says what was played under other rules, and checks the rest', async () => {
  const shelf = makeMemory().open();
  const company = [{ kind: 'person' }, { kind: 'person' }] as const;
  const options = { mode: 'dice', hero: 'hugo', monster: 'golem', monsterLife: 5 };
  const made = await makeTable(arenaOf('0'), shelf, { options, company, seed: 'fast:11', name: 'A fight' }, around);
  const id = made.ok ? made.value : '';
  for (const [edition, type] of [
    ['0', 'fight'],
    [dungeonquest.edition, 'roll'],
  ] as const) {
    const opened = await openTable(arenaOf(edition), shelf, id, around);
    if (!opened.ok) throw new Error(opened.problem.message);
    const [asked] = opened.value.course.state.asks;
    expect(await opened.value.answer(asked?.seat ?? 0, asked?.id ?? 0, { type }, [])).toEqual({ ok: true });
    await opened.value.close();
    let text = '';
    for await (const piece of exportTable(arenaOf(edition), shelf, id)) text += piece;
    writeFileSync(file(`edition-${edition}.table`), text);
  }
  const crossed = `edition-${dungeonquest.edition}.table`;
  expect(questhall(`verify ${crossed}`)).toMatchObject({
    code: 0,
    out: expect.stringContaining(
      '1 move of dungeonquest, all as they were saved.\nThe first move was played under edition 0, and cannot be played again.',
    ),
  });
  expect(questhall(`replay ${crossed}`).out).toMatch(
    /\(The first move was played under edition 0, .*\)\n2\. seat 1: roll/,
  );
  expect(questhall('verify edition-0.table')).toMatchObject({ code: 1, err: expect.stringContaining('edition is 0') });
  expect(questhall('replay edition-0.table').out).toContain('cannot be told again');
  const again = questhall('play --load edition-0.table', lines('log', 'quit')).out;
  expect(again).toContain('This match was begun under edition 0.');
});

test('what stands in a file does not steer the terminal', () => {
  writeFileSync(file('steer.json'), sealed({ ...oldSave(), game: '\u001b[2J' }));
  expect(questhall('verify steer.json').err).toContain('there is no game "?[2J"');
  expect(verdictOn(2, '"kind":"move"', '"kind":"\\u001b[2J"').err).not.toContain('\u001b');
});

test('verify takes any bytes for what they are', () => {
  for (const bytes of [randomBytes(2_000), Buffer.from([0xff, 0xfe, 0x00]), Buffer.alloc(100)]) {
    writeFileSync(file('bytes.json'), bytes);
    expect(questhall('verify bytes.json')).toMatchObject({ code: 2, err: expect.stringMatching(/^questhall: .*\n$/) });
  }
});

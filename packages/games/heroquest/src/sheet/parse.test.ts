import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOARD_PLAN } from '../content/plans.ts';
import { QUESTS } from '../content/quests/index.ts';
import { ENTRIES_MAX, PLAN_SIDE_MAX, SHEET_LENGTH_MAX } from './limits.ts';
import { findMonster } from './monster.ts';
import { parseSheet } from './parse.ts';
import { printSheet } from './print.ts';
import { nameEdge, nameSquare } from './squares.ts';
import { mirrorSheet } from './turn.ts';

const OWN_QUEST = `The Smallest Cellar

briefing: Two rooms;
  one rat.
plan:
|AAA.BBBB
|AAA.BBBB
|........
wander: rat
stairs: 0,0
stairway: known
goal: kill rat
doors: 2,1E
open: 3,1E
walls: 0,2E 5,2E
furn: cupboard-h 4,0
named: rat goblin 4 1 1 1 0 - "Old Rat"
named: hag dread-sorcerer 4 1 3 2 5 murk,step "The Hag"
named: king mummy 6 * * 3 * - "The Old King"
mon: rat 6,1; hag 7,1
chest-trap: B gas 1
note: a 5,1 The hag is fond of the rat.
note: b - Nobody feeds it.
note: - It is dark.
escape: 7,2
`;

test('a quest of one’s own', () => {
  const parsed = parseSheet(OWN_QUEST);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  const sheet = parsed.value;
  expect(sheet.title).toBe('The Smallest Cellar');
  expect(sheet.number).toBeNull();
  expect(sheet.briefing).toBe('Two rooms; one rat.');
  expect(sheet.plan).toEqual(['AAA.BBBB', 'AAA.BBBB', '........']);
  expect(sheet.openDoors).toEqual([(8 + 3) * 2]);
  expect(sheet.walls.map((edge) => nameEdge(sheet.plan, edge))).toEqual(['0,2E', '5,2E']);
  expect(sheet.chestTraps).toEqual([{ room: 'B', kind: 'gas', damage: 1, at: 4 }]);
  expect(sheet.notes).toEqual([
    { letter: 'a', at: 13, text: 'The hag is fond of the rat.' },
    { letter: 'b', at: null, text: 'Nobody feeds it.' },
    { letter: '', at: null, text: 'It is dark.' },
  ]);
  expect(findMonster(sheet, 'hag')).toMatchObject({
    name: 'The Hag',
    mind: 5,
    isUndead: false,
    spells: ['murk', 'step'],
  });
  expect(findMonster(sheet, 'king')).toMatchObject({ move: 6, attack: 3, defend: 4, body: 3, mind: 0, isUndead: true });
  expect(findMonster(sheet, 'witch-lord-14')).toMatchObject({ name: 'Witch Lord', isUndead: true });
  expect(findMonster(sheet, 'skeleton')).toMatchObject({
    name: 'Skeleton',
    figure: 'skeleton',
    isUndead: true,
    spells: [],
  });
  expect(findMonster(sheet, 'cow')).toBeNull();
  expect(parseSheet(printSheet(sheet))).toEqual(parsed);
  const mirrored = mirrorSheet(sheet);
  expect(nameSquare(mirrored.plan, mirrored.furniture[0]?.at ?? -1)).toBe('1,0');
  expect(mirrored.plan[0]).toBe('BBBB.AAA');
  expect(mirrored.walls.map((edge) => nameEdge(mirrored.plan, edge))).toEqual(['6,2E', '1,2E']);
  expect(parseSheet(printSheet(mirrored))).toEqual({ ok: true, value: mirrored });
});

test('a quest for the board in the box', () => {
  const parsed = parseSheet(
    'Import\nplan: board\nwander: orc\nstairs: 1,1\ngoal: take B\ntreasure: B 10 gold + orcs-bane',
  );
  expect(parsed.ok && parsed.value.plan).toBe(BOARD_PLAN);
});

describe('what is wrong is said with its line, and what would be right', () => {
  const small = (line: string): string => `A Title\nwander: orc\ngoal: reach\n${line}`;
  test.each([
    ['', 'line 1', 'must be the title'],
    ['wander: orc', 'line 1', 'must be the title'],
    ['Q0 Nothing', 'line 1', 'from Q1 to Q999'],
    ['Only a Title', 'goal', '“goal: kill verag”'],
    ['A Title\ngoal: reach', 'wander', '“wander: orc”'],
    [small('door: 1,1E'), 'line 4', '“door” is none. Did you mean doors?'],
    [small('stairs 1,1'), 'line 4', '“stairs” has no colon behind it'],
    [small('weather: rain'), 'line 4', '“weather” is none. There are briefing: rules: plan:'],
    [small('doors: 3,4W'), 'line 4, doors', '“3,4W” is not. Write 2,4E'],
    [small('doors: 3,4N'), 'line 4, doors', '“3,4N” is not. Write 3,3S'],
    [small('captive: Wilm').replace('goal: reach', 'goal:'), 'line 3, goal', 'is missing; write a line'],
    [small('goal: reach'), 'line 4, goal', 'must not stand twice'],
    [small('doors: 3,4'), 'line 4, doors', 'like 3,4E or 3,4S, inside a plan of 26 by 19 squares; “3,4” is not'],
    [small('doors: 25,4E'), 'line 4, doors', '“25,4E” is not'],
    [small('doors: 1,1E\n  3,18S'), 'line 4, doors', '“3,18S” is not'],
    [small('pit: 26,4'), 'line 4, pit', 'a square like 3,4 on a plan of 26 by 19 squares; “26,4” is not'],
    [small('furn: table 3,4'), 'line 4, furn', '“table-h” along a row'],
    [small('furn: throne-v 3,4'), 'line 4, furn', 'without -h or -v'],
    [small('furn: sofa-h 3,4'), 'line 4, furn', 'one of table, chest'],
    [small('mon: orc'), 'line 4, mon', 'must be written like “orc 3,4”; “orc” is not'],
    [small('mon: Orc 3,4'), 'line 4, mon', 'small letters'],
    [small('mon: orc 3,4;'), 'line 4, mon', 'must be written like “orc 3,4”'],
    [small('treasure: V some gold'), 'line 4, treasure', 'a whole number from 1 to 10000; “some” is not'],
    [small('treasure: V a pony'), 'line 4, treasure', '“a pony” is not'],
    [small('treasure: VW 5 gold'), 'line 4, treasure', 'a room’s letter on the plan, like A; “VW” is not'],
    [small('chest-trap: U needle'), 'line 4, chest-trap', '“U needle 1”'],
    [small('chest-trap: U bomb 1'), 'line 4, chest-trap', 'one of gas, needle, latch, dart'],
    [small('alarm: Z'), 'line 4, alarm', 'like “Z 14,9E”'],
    [small('aura: defend+1'), 'line 4, aura', '“attack+1 until orell”'],
    [small('clock: every 3 orcs'), 'line 4, clock', '“every 6 orc 1,12 from 6”'],
    [small('rise: orcs'), 'line 4, rise', 'one of undead'],
    [small('limit: 0'), 'line 4, limit', 'from 1 to 1000'],
    [small('special: portals 2=L'), 'line 4, special', 'each sum from 2 to 12 once'],
    [small('arrival: L 22,5'), 'line 4, arrival', 'special: portals'],
    [small('named: vask orc 7 4 4 2 3 -'), 'line 4, named', '"Vask the Reaver"'],
    [small('named: vask cow 7 4 4 2 3 - "Vask"'), 'line 4, named', 'one of goblin, orc'],
    [small('named: hag dread-sorcerer * 1 3 2 5 - "Hag"'), 'line 4, named', 'a whole number from 0 to 20; “*” is not'],
    [small('captive:'), 'line 4, captive', 'a name of at most 40 characters'],
    [small('freed: Orell'), 'line 4, freed', 'small letters'],
    [small('rules: house'), 'line 4, rules', 'one of published; “house” is not'],
    [small('note: 3,4 Hello'), 'line 4, note', 'a letter or with -; “3,4” is neither'],
    [small('note: a 3,4'), 'line 4, note', 'must say something'],
    [small('plan: castle'), 'line 4, plan', 'one of campaign, board'],
    [small('plan:\n|AB\n|A'), 'line 4, plan', 'row 1 has 1 squares, row 0 has 2'],
    [small('plan:\n|A B'), 'line 4, plan', 'dots for the corridor'],
    [small(`plan:\n${'|A\n'.repeat(PLAN_SIDE_MAX + 1)}`), 'line 4, plan', `1 to ${PLAN_SIDE_MAX} rows`],
    ['A Title\n  and more', 'line 2', 'must not begin with a space'],
    [small(`pit:${' 1,1'.repeat(ENTRIES_MAX + 1)}`), 'line 4, pit', `at most ${ENTRIES_MAX} entries`],
    ['A'.repeat(81), 'line 1', 'at most 80'],
    ['A'.repeat(SHEET_LENGTH_MAX + 1), 'sheet', `at most ${SHEET_LENGTH_MAX} characters`],
    [small('briefing: a\u0007b'), 'line 4', 'a control character'],
  ])('%#: %j', (text, field, message) => {
    const parsed = parseSheet(text);
    expect(parsed.ok ? null : parsed.problem).toEqual({ field, message: expect.stringContaining(message) });
  });

  test('the first line that is wrong is named first', () => {
    const parsed = parseSheet('A Title\nnote: x\ndoors: x\nwander: orc\ngoal: reach');
    expect(parsed.ok ? null : parsed.problem.field).toBe('line 2, note');
  });
});

test('a damaged sheet is refused or reads back as it was printed', () => {
  const damage = fc.record({
    quest: fc.constantFrom(...QUESTS, OWN_QUEST),
    at: fc.nat(3_000),
    length: fc.nat(12),
    put: fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('\n', ';', '+', ' ', '1', 'note: - |', 'E')),
  });
  fc.assert(
    fc.property(damage, ({ quest, at, length, put }) => {
      const parsed = parseSheet(quest.slice(0, at) + put + quest.slice(at + length));
      if (parsed.ok) expect(parseSheet(printSheet(parsed.value))).toEqual(parsed);
    }),
    { numRuns: 500, seed: 1 },
  );
});

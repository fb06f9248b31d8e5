import { expect, test } from 'vitest';
import { QUESTS } from '../../content/quests/index.ts';
import { BEGINNING } from '../beginning.ts';
import { readText } from '../parse.ts';
import { reviewSheet } from '../review.ts';
import { clearBoard } from './clear.ts';
import { freeRoom, paint, resize } from './plan.ts';
import { writeAlarm, writeChestTrap, writeFinds } from './rooms.ts';
import { spotOf } from './spots.ts';
import { thingsOn } from './things.ts';
import { writeLine, writePlan, writeRepeated, writeTitle } from './write.ts';

const TRIAL = QUESTS[0]?.trimStart() ?? '';
const CHEST = 5 * 9 + 8;

/** What is no more, and what is new, row by row. */
function changes(before: string, after: string): readonly [readonly string[], readonly string[]] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [old.filter((row) => !now.includes(row)), now.filter((row) => !old.includes(row))];
}

test('what is found in a room is one entry of its line', () => {
  const more = writeFinds(BEGINNING, 'B', [
    { kind: 'gold', gold: 10 },
    { kind: 'artifact', artifact: 'orcs-bane' },
  ]);
  expect(changes(BEGINNING, more)).toEqual([
    ['treasure: B 25 gold; D 60 gold + healing'],
    ['treasure: B 10 gold + orcs-bane; D 60 gold + healing'],
  ]);
  const without = writeFinds(writeFinds(BEGINNING, 'B', []), 'D', []);
  expect(without).toContain('\ntreasure:\n');
  expect(writeFinds(without, 'C', [{ kind: 'inscription' }])).toContain('\ntreasure: C inscription\n');
});

test('a trap is written with its piece, and one that is there is changed as it was written', () => {
  expect(writeChestTrap(BEGINNING, 'D', CHEST, { kind: 'gas', damage: 2 })).toContain('\nchest-trap: D gas 2\n');
  const two = writeChestTrap(BEGINNING, 'B', 6 + 9, { kind: 'dart', damage: 1 });
  expect(two).toContain('\nchest-trap: D needle 1; B dart 1 6,1\n');
  expect(writeChestTrap(two, 'B', 6 + 9, { kind: 'latch', damage: 3 })).toContain('D needle 1; B latch 3 6,1\n');
  expect(writeChestTrap(two, 'B', 6 + 9, null)).toBe(BEGINNING);
});

test('an alarm names its doors', () => {
  const text = writeAlarm(BEGINNING, 'B', [(5 * 9 + 4) * 2]);
  expect(text).toContain('\nalarm: B 4,5E\n');
  expect(readText(text).sheet.alarms).toEqual([{ room: 'B', edges: [(5 * 9 + 4) * 2] }]);
  expect(writeAlarm(text, 'B', [])).toBe(BEGINNING);
});

test('squares that are painted change the rows they are in', () => {
  expect(changes(BEGINNING, paint(BEGINNING, [4, 9 + 4], 'A'))).toEqual([[], ['|AAAAABBBB', '|AAAAABBBB']]);
  const own = paint(TRIAL, [0], 'a');
  expect(readText(own).sheet.plan[0]).toBe(`a${'.'.repeat(25)}`);
  expect(readText(own).sheet).toEqual({ ...readText(TRIAL).sheet, plan: readText(own).sheet.plan });
  expect(readText(writePlan(own, 'campaign')).sheet).toEqual(readText(TRIAL).sheet);
  expect(paint(BEGINNING, [0], 'A')).toBe(BEGINNING);
});

test('a board is cleared, and its plan, its comments and what is told stay', () => {
  for (const text of [BEGINNING, TRIAL]) {
    const { sheet, faults } = readText(clearBoard(text));
    const before = readText(text).sheet;
    expect([thingsOn(sheet), sheet.treasures, sheet.chestTraps, sheet.alarms, faults]).toEqual([[], [], [], [], []]);
    expect([sheet.plan, sheet.briefing, sheet.named]).toEqual([before.plan, before.briefing, before.named]);
  }
  expect(clearBoard(BEGINNING)).toContain('# Monsters and where they stand.\nmon:\n');
});

test('a plan grows and shrinks to the right and below', () => {
  const large = resize(BEGINNING, 11, 8);
  expect(readText(large).sheet.plan.slice(-2)).toEqual(['CCCCCDDDD..', '...........']);
  expect(reviewSheet(large).errors).toEqual([]);
  expect(resize(large, 9, 7)).toBe(BEGINNING);
  expect(freeRoom(readText(large).sheet.plan)).toBe('E');
});

test('a line is written anew where it stands, and prose is broken as it is printed', () => {
  expect(changes(BEGINNING, writeLine(BEGINNING, 'wander', 'orc'))).toEqual([['wander: goblin'], ['wander: orc']]);
  const words = 'Rats, \n rats and more rats. '.repeat(12);
  const told = writeLine(BEGINNING, 'briefing', words);
  expect(readText(told).sheet.briefing).toBe(words.replace(/\s+/g, ' ').trim());
  expect(Math.max(...changes(BEGINNING, told)[1].map((row) => row.length))).toBeLessThanOrEqual(120);
  expect(writeLine(told, 'briefing', readText(BEGINNING).sheet.briefing)).toBe(
    BEGINNING.replace('back up\n  before', 'back up before'),
  );
  expect(writeLine(BEGINNING, 'limit', '20')).toContain('\nreward: 50\nlimit: 20\n');
  expect(writeLine(writeLine(BEGINNING, 'limit', '20'), 'limit', null)).toBe(BEGINNING);
});

test('of several notes the one that is meant is changed', () => {
  const changed = writeRepeated(
    BEGINNING,
    'note',
    'a 7,6 The king sits on a heap of stolen buttons.',
    'a 7,6 Buttons!',
  );
  expect(changes(BEGINNING, changed)[1]).toEqual(['note: a 7,6 Buttons!']);
  expect(readText(writeRepeated(changed, 'note', 'a 7,6 Buttons!', null)).sheet.notes).toHaveLength(1);
  expect(readText(writeRepeated(changed, 'note', null, '- More.')).sheet.notes).toHaveLength(3);
});

test('a quest keeps its number when it gets another title', () => {
  expect(writeTitle(TRIAL, 'Another Trial').split('\n')[0]).toBe('Q1 Another Trial');
  expect(writeTitle(BEGINNING, 'The Mouse Cellar')).toBe(BEGINNING.replace('The Rat Cellar', 'The Mouse Cellar'));
  expect(writeTitle('goal: reach\n', 'A Title')).toBe('A Title\ngoal: reach\n');
  expect(writeTitle(BEGINNING, ' ')).toBe(BEGINNING);
});

test('a remark is found on the board', () => {
  const spots = (text: string): unknown => {
    const { errors, warnings } = reviewSheet(text);
    return [...errors, ...warnings].map((remark) => spotOf(text, readText(text).sheet.plan, remark));
  };
  expect(spots(BEGINNING.replace('goblin 7,0', 'goblin 6,1'))).toEqual([{ kind: 'square', at: 15 }]);
  expect(spots(BEGINNING.replace('4,5E', '4,5E 3,1E'))).toEqual([{ kind: 'edge', edge: (9 + 3) * 2 }]);
  expect(spots(BEGINNING.replace('D 60 gold', 'X 60 gold; D 5 gold'))).toEqual([null]);
  expect(spots(BEGINNING.replace('table-h 6,1', 'tabel-h 6,1'))).toEqual([{ kind: 'square', at: 15 }]);
  expect(spots(BEGINNING.replace('wander: goblin', 'wander: cow'))).toEqual([null]);
  expect(spots(BEGINNING.replace('goal: kill king', 'goal: take C'))).toEqual([{ kind: 'room', room: 'C' }]);
});

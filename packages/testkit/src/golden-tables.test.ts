import { describe, expect, test } from 'vitest';
import { type GoldenTable, linesOf, parseTables, printTables, withOurs } from './golden-tables.ts';

const RATS: GoldenTable = {
  name: 'monsters',
  source: 'section 3',
  columns: ['monster', 'life', 'traits'],
  rows: [
    ['Rat', '2', '-'],
    ['Ogre', '10', 'slow; strong'],
  ],
};
const ROOM: GoldenTable = {
  name: 'room-1',
  source: 'section 4',
  columns: ['line', 'entry'],
  rows: [
    ['door', '1,2E'],
    ['monster', 'rat 1,1'],
    ['monster', 'ogre 2,2'],
    ['limit', '9'],
  ],
};
const TUNED = ['table', 'row', 'column', 'ledger', 'plays', 'why'];

const tuned = (...rows: (readonly string[])[]): GoldenTable => ({ name: 'tuned', source: 'us', columns: TUNED, rows });

test('tables are read as they were printed', () => {
  const text = printTables(['What these are.', 'And for whom.'], [RATS, ROOM]);
  expect(text.split('\n').slice(0, 7)).toEqual([
    '# What these are.',
    '# And for whom.',
    '',
    'table=monsters source=section 3',
    'monster | life | traits',
    'Rat     | 2    | -',
    'Ogre    | 10   | slow; strong',
  ]);
  expect(parseTables(text)).toEqual([RATS, ROOM]);
  expect(linesOf(RATS.rows)).toEqual(['Rat | 2 | -', 'Ogre | 10 | slow; strong']);
});

test.each([
  ['a row that is too long', [['Rat', '2', '-', '?']], 'monsters: 3 columns, and a row of 4: Rat | 2 | - | ?'],
  ['an empty cell', [['Rat', '', '-']], 'monsters: a cell cannot be ""'],
  ['a cell with a bar', [['Rat', '2', 'slow | strong']], 'monsters: a cell cannot be "slow | strong"'],
])('%s cannot be printed', (_what, rows, complaint) => {
  expect(() => printTables(['…'], [{ ...RATS, rows }])).toThrow(complaint);
});

test('what is no table cannot be read', () => {
  expect(() => parseTables('monsters\nRat | 2')).toThrow('not the head of a table: monsters');
  expect(() => parseTables('table=a source=b\nx | y\n1')).toThrow('a: 2 columns, and a row of 1: 1');
});

describe('what we changed', () => {
  const entries = (...rows: (readonly string[])[]): readonly string[] =>
    linesOf(withOurs([ROOM], [tuned(...rows)])[0]?.rows ?? []);

  test('replaces figures, adds rows behind their like and takes rows away', () => {
    const hardier = withOurs([RATS, ROOM], [tuned(['monsters', 'Ogre', 'life', '10', '20', 'too weak'])]);
    expect(hardier.map(({ rows }) => linesOf(rows))).toEqual([
      ['Rat | 2 | -', 'Ogre | 20 | slow; strong'],
      linesOf(ROOM.rows),
    ]);
    expect(entries(['room-1', 'monster', 'entry', 'rat 1,1', '-', 'too many'])).toEqual([
      'door | 1,2E',
      'monster | ogre 2,2',
      'limit | 9',
    ]);
    expect(entries(['room-1', 'door', 'entry', '-', '5,5S', 'too few'])).toEqual([
      'door | 1,2E',
      'door | 5,5S',
      ...linesOf(ROOM.rows).slice(1),
    ]);
    expect(entries(['room-1', 'note', 'entry', '-', 'a 1,1', 'too few']).at(-1)).toBe('note | a 1,1');
  });

  test('stands beside what only we have', () => {
    const limits: GoldenTable = { ...ROOM, name: 'limits' };
    expect(withOurs([RATS], [limits])).toEqual([RATS, limits]);
    expect(() => withOurs([RATS], [RATS])).toThrow('two tables have one name');
  });

  test.each([
    ['a table that is not there', ['rooms', 'monster', 'entry', 'rat 1,1', '-', 'why'], 'there is no table rooms'],
    ['a column that is not there', ['room-1', 'monster', 'place', 'rat 1,1', '-', 'why'], 'room-1 has no column place'],
    [
      'a figure the ledger no longer has',
      ['room-1', 'monster', 'entry', 'rat 1,2', '-', 'why'],
      'no row monster of room-1 has rat 1,2',
    ],
    ['no change', ['room-1', 'limit', 'entry', '9', '9', 'why'], 'what was changed, and why?'],
    ['a change without a reason', ['room-1', 'limit', 'entry', '9', '8', ''], 'what was changed, and why?'],
    ['a row of more than a pair', ['monsters', 'Troll', 'life', '-', '8', 'why'], 'only to pairs can a row be added'],
  ])('cannot be %s', (_what, row, complaint) => {
    expect(() => withOurs([RATS, ROOM], [tuned(row)])).toThrow(complaint);
  });

  test('says what it changes in the same columns everywhere', () => {
    expect(() => withOurs([RATS], [{ ...tuned(), columns: ['table', 'row'] }])).toThrow(
      'its columns are table, row, column, ledger, plays, why',
    );
  });
});

import { describe, expect, test } from 'vitest';
import { blocksOf, digitsOf, figuresAt, figuresIn, openLedger, tableIn, whole } from './ledger.ts';

const LEDGER = openLedger(
  'toy.md',
  [
    '## 1. Combat',
    '- `blow.first` (S) — A blow costs two wounds,',
    '  or −1 with a shield.',
    '  - Ruling: never below 0.',
    '- `blow.second` — Another one.',
    '',
    '### 1.1 Monsters',
    'Words before the table.',
    '',
    '| Monster | Life |',
    '|---|---|',
    '| Rat | 2 |',
    '| Ogre | 9 |',
    '',
    '| Monster | Move |',
    '|---|---|',
    '| Rat | 6 |',
    '',
    '### 1.2 Odd',
    '| Monster | Life |',
    '|---|---|',
    '| Rat | 2 | bites |',
    '### 1.3 Without a rule',
    '| Monster | Life |',
    '| Rat | 2 |',
    '### 1.4 Empty',
    '| Monster | Life |',
    '|---|---|',
    '```plan',
    '.A.',
    '```',
  ].join('\n'),
);

describe('tables', () => {
  test('are found by what stands above them and by their columns', () => {
    expect(tableIn(LEDGER, '### 1.1', ['Monster', 'Life'])).toEqual([
      ['Rat', '2'],
      ['Ogre', '9'],
    ]);
    expect(tableIn(LEDGER, '### 1.1', ['Monster', 'Move'])).toEqual([['Rat', '6']]);
  });

  test.each([
    [
      '### 1.1',
      ['Monster', 'Mind'],
      'toy.md, ### 1.1: no table with the columns Monster | Mind; found: Monster | Life; Monster | Move',
    ],
    ['### 9.9', ['Monster', 'Life'], 'toy.md, ### 9.9: 0 lines begin so; one should'],
    ['### 1.', ['Monster', 'Life'], 'toy.md, ### 1.: 4 lines begin so; one should'],
    ['### 1.2', ['Monster', 'Life'], 'toy.md, ### 1.2: 2 columns, and a row of 3: Rat | 2 | bites'],
    ['### 1.3', ['Monster', 'Life'], 'toy.md, ### 1.3: no rule below the titles of the table'],
    ['### 1.4', ['Monster', 'Life'], 'toy.md, ### 1.4: the table is empty'],
  ] as const)('that are not as expected are complained about: %s', (where, titles, complaint) => {
    expect(() => tableIn(LEDGER, where, titles)).toThrow(complaint);
  });
});

describe('figures in words', () => {
  test('are found in a rule and its rulings, but not in the next', () => {
    expect(figuresIn(LEDGER, 'blow.first', /costs (\w+) wounds, or (\S+) with/)).toEqual(['2', '-1']);
    expect(figuresIn(LEDGER, 'blow.first', /never below (\d)/)).toEqual(['0']);
    expect(() => figuresIn(LEDGER, 'blow.first', /Another (\w+)/)).toThrow(
      'toy.md, blow.first: does not read /Another (\\w+)/ any more',
    );
    expect(() => figuresIn(LEDGER, 'blow.third', /(.)/)).toThrow('toy.md, blow.third: there is no such rule');
  });

  test('are found in a line', () => {
    expect(figuresAt(LEDGER, 'Words', /before (the)/)).toEqual(['the']);
    expect(() => figuresAt(LEDGER, 'Deeds', /(.)/)).toThrow('toy.md, Deeds: no line begins so');
  });

  test('become digits', () => {
    expect(['none', 'Three', '−2', '+4', '7', 'd6'].map(digitsOf)).toEqual(['0', '3', '-2', '4', '7', 'd6']);
    expect(whole(LEDGER, 'Rat', '+1')).toBe('1');
    expect(() => whole(LEDGER, 'Rat', 'many')).toThrow('toy.md, Rat: a number should stand where "many" stands');
  });
});

test('fenced blocks are found by their kind', () => {
  expect(blocksOf(LEDGER, 'plan')).toEqual([['.A.']]);
  expect(() => blocksOf(LEDGER, 'quest')).toThrow('toy.md, ```quest: there is no such block');
  expect(() => blocksOf(openLedger('toy.md', '```plan\n.A.'), 'plan')).toThrow('the block does not end');
});

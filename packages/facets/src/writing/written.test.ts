import { expect, test } from 'vitest';
import { remarkLines } from '../design.ts';
import { figuresReader } from './figures.ts';
import { cutWritten, gameNamedIn, retitleWritten, titleIn } from './written.ts';

const GRAMMAR = { game: 'dice', keys: ['die', 'cup'] };
const TEXT = '\ufeff# a comment\r\nThe Title\r\ngame: dice\r\ndie Old One: six\r\n  and more\r\ncup: leather';

test('a text is cut into its title and its lines, which may go on', () => {
  expect(cutWritten(TEXT, GRAMMAR)).toMatchObject({
    title: 'The Title',
    errors: [],
    entries: [
      { line: 4, end: 5, key: 'die', name: 'Old One', value: 'six and more' },
      { line: 6, end: 6, key: 'cup', name: '', value: 'leather' },
    ],
  });
  expect([titleIn(TEXT), gameNamedIn(TEXT), gameNamedIn('x')]).toEqual(['The Title', 'dice', null]);
  expect(retitleWritten('# a\nOld\ncup: b', 'New', GRAMMAR)).toBe('# a\nNew\ncup: b');
});

test('every line at fault is named, and what follows it belongs to it', () => {
  const { errors } = cutWritten('T\n  lost\ncpu: x\n  more\ncup leather\ngame: chess\ncup: \u0001', GRAMMAR);
  expect(remarkLines(errors)).toEqual([
    'line 2, column 1: begins with a space, and no line comes before it',
    'line 3, column 1: must begin with one of die, cup, game, and have a colon. Did you mean cup?',
    'line 5, column 1: “cup leather” has no colon: what is said of it stands behind one',
    'line 7, column 1: must be plain text; it has a control character',
    'line 6, column 1: this is for chess, and here dice is played',
  ]);
  const long = `${'t'.repeat(81)}\n${'cup: x\n'.repeat(401)}`;
  expect(remarkLines(cutWritten(long, GRAMMAR).errors)).toEqual([
    'line 1, column 1: must be a title of at most 80 characters',
    'must have at most 400 lines',
  ]);
});

const read = figuresReader({
  game: 'dice',
  kinds: [
    {
      kind: 'die',
      names: { six: 'Old Six', ten: 'Ten' },
      specs: { sides: { least: 2, most: 20 }, luck: { least: 0, most: 9 } },
      printed: (id) => (id === 'six' ? { sides: [6], luck: [1, 2, 3] } : { sides: [10] }),
    },
  ],
});

test('figures are read by name or id; one number is for all sizes of the party', () => {
  expect(read('T\ndie old-six: sides 8, luck 4\ndie TEN: sides 10').changes).toEqual({
    'die six': { sides: [8], luck: [4, 4, 4] },
  });
  expect(read('T\ndie Ten: sides 10').warnings).toHaveLength(1);
});

test.each([
  ['die Ten: luck 3', 'line 2, column 10: Ten has no “luck”. There are sides.'],
  ['die Tem: sides 3', 'line 2, column 5: there is no die “Tem”. Did you mean Ten?'],
  ['die Ten: sides 21', 'line 2, column 16: sides is 2 to 20, and not 21'],
  ['die Ten: sides 3/4/5', 'line 2, column 16: sides is one number'],
  ['die Ten: sides', 'line 2, column 10: “sides” is no figure; write one of sides and a number, like “sides 10”'],
  ['die Ten: sides 3, sides 4', 'line 2, column 19: sides of Ten is given twice'],
  ['', 'has no line but its title; write one like “monster ghoul: speed 4”'],
])('%s', (line, message) => expect(remarkLines(read(`T\n${line}`).errors)).toEqual([message]));

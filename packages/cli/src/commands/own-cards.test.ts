import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { file, lines, questhall } from '../testing/command.ts';

const plain = (text: string): string => text.replace(/\s+/g, ' ');

test('from nothing to cards that are checked, broken, mended, played and counted', () => {
  const begun = questhall('sheet --new --game dungeoneer --out my.cards');
  expect(begun.out).toContain('To check it: npx questhall check my.cards');
  const checked = questhall('check my.cards'); // which game it is for stands in it
  expect(checked).toMatchObject({ code: 0, err: '' });
  expect(plain(checked.out)).toContain('Soot Imp (instead of Cellar Rats): Monster for 1, Demon.');
  expect(checked.out).toContain('npx questhall play dungeoneer --set cards=@my.cards');

  const text = readFileSync(file('my.cards'), 'utf8');
  writeFileSync(file('broken.cards'), text.replace('Melee +1', 'Mele +1'));
  expect(JSON.parse(questhall('check broken.cards --json').out)).toMatchObject({
    game: 'dungeoneer',
    errors: [{ line: 13, column: 54 }],
  });
  const refused = questhall('simulate dungeoneer --games 1 --set cards=@broken.cards');
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.err).toContain(
    'broken.cards is no file of cards that can be played:\n  line 13, column 54: “Mele +1”',
  );

  const counted = questhall('simulate dungeoneer --games 2 --workers 1 --set cards=@my.cards --html cards.html');
  expect(counted).toMatchObject({ code: 0, err: expect.not.stringContaining('card HD') });
  expect(counted.out).toMatch(/^The Ember Deck \(The Sunken Undercroft\)\n/);
  expect(counted.out).not.toContain('Melee +1');
  const page = readFileSync(file('cards.html'), 'utf8');
  expect([page.includes('<h1>The Ember Deck'), page.includes('cards=@my.cards')]).toEqual([true, true]);
});

test('a table with cards of one’s own is saved, told again, verified and gone on with, without the file', () => {
  writeFileSync(file('few.cards'), questhall('sheet --new --game dungeoneer').out);
  const typed = lines('begin', 'go', 'save own.table', 'quit');
  const played = questhall('play dungeoneer --set cards=@few.cards --seed 4 --players me,standard', typed);
  expect(played.code).toBe(0);
  writeFileSync(file('few.cards'), 'gone');
  expect(questhall('verify own.table')).toMatchObject({ code: 0, err: '' });
  const told = questhall('replay own.table --seat 1');
  expect(told.code).toBe(0);
  expect(told.out).not.toMatch(/(card|hero|quest) HD /);
  expect(questhall('play dungeoneer --load own.table', 'quit\n').code).toBe(0);
});

test('two files are compared, and one with what is printed', () => {
  const text = questhall('sheet --new --game dungeoneer').out;
  writeFileSync(file('a.cards'), text);
  writeFileSync(file('b.cards'), text.replace('Life 3', 'Life 2'));
  const { code, out } = questhall('compare a.cards b.cards --pairs 3 --workers 1');
  expect([code, plain(out)]).toEqual([0, expect.stringContaining('cards=@a.cards')]);
  const beside = questhall('compare dungeoneer --a cards=@a.cards --b sets=HD --pairs 2 --workers 1');
  expect(beside.code).toBe(0);
});

test('a set is printed by its name or title, as a file that can be played', () => {
  expect(questhall('sheet').out).toContain('HD  The Sunken Undercroft\n');
  const { out } = questhall('sheet HW');
  expect(out).toMatch(/^The Thornmarch\ngame: dungeoneer\nset: HW\n/);
  writeFileSync(file('march.cards'), out);
  expect(questhall('check march.cards').code).toBe(0);
  expect(questhall('sheet --game dungeoneer 1')).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no "1"; there are HD'),
  });
});

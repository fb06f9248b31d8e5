import { expect, test } from 'vitest';
import { BEGINNING } from './beginning.ts';
import { isSheet, retitleSheet } from './lines.ts';
import { parseSheet } from './parse.ts';

test('a text looks like a sheet by one line, however much is wrong with it', () => {
  expect(isSheet(BEGINNING)).toBe(true);
  expect(isSheet('no title\ngaol: kill\nwander: vergon')).toBe(true);
  expect(isSheet('Shopping\nmilk\nbread: two')).toBe(false);
  expect(isSheet('')).toBe(false);
});

test('another title changes the title alone', () => {
  const text = retitleSheet(BEGINNING, 'The Mouse Cellar');
  expect(text).toBe(BEGINNING.replace('\nThe Rat Cellar\n', '\nThe Mouse Cellar\n'));
  const sheet = parseSheet(text);
  expect(sheet.ok && sheet.value.title).toBe('The Mouse Cellar');
});

test('a quest of the campaign keeps its number, and one without a title gets one', () => {
  expect(retitleSheet('Q3 Lair\ngoal: reach', 'Den')).toBe('Q3 Den\ngoal: reach');
  expect(retitleSheet('# mine\n\ngoal: reach', 'Den')).toBe('# mine\n\nDen\ngoal: reach');
  expect(retitleSheet('', 'Den')).toBe('Den\n');
});

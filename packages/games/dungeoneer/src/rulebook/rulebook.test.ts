import { describe, expect, test } from 'vitest';
import { book as dutch } from '../words/nl/book.ts';
import { rulebook } from './index.ts';

const ids = Object.keys(rulebook.rules);
const rules = Object.entries(rulebook.rules);
const inOrder = (book: object): readonly string[] => Object.keys(book).sort();

describe('the rulebook', () => {
  test('has every rule of the game', () => {
    expect(ids).toHaveLength(379);
  });

  test('puts every rule into a section, and leaves no section empty', () => {
    const used = new Set(rules.map(([, { section }]) => section));
    expect([...used].sort()).toEqual(inOrder(rulebook.sections));
  });

  test('keeps the rules of a section together, in the order of reading', () => {
    const asRead = rules.map(([, { section }]) => section).filter((section, at, all) => section !== all[at - 1]);
    expect(asRead).toEqual(Object.keys(rulebook.sections));
  });

  test('names no rule twice by the same title', () => {
    const titles = rules.map(([, { title }]) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each(rules)('%s is told to players: no ids, no straight apostrophes', (_, { title, text }) => {
    expect(`${title} ${text}`).not.toMatch(/\b[a-z]+\.[a-z]+|'|"|the program/);
  });

  test('has house rules that change a rule there is', () => {
    for (const { changes } of Object.values(rulebook.houseRules)) expect(ids).toContain(changes);
  });
});

describe('the rulebook in Dutch', () => {
  test('has a heading for every section', () => {
    expect(Object.keys(dutch.sections)).toEqual(Object.keys(rulebook.sections));
  });

  test('has a title for every rule, and no two alike', () => {
    expect(inOrder(dutch.rules)).toEqual(inOrder(rulebook.rules));
    expect(new Set(Object.values(dutch.rules).map(({ title }) => title)).size).toBe(ids.length);
  });

  test('has every house rule', () => {
    expect(inOrder(dutch.houseRules)).toEqual(inOrder(rulebook.houseRules));
  });
});

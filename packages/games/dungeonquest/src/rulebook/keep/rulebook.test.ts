import { describe, expect, test } from 'vitest';
import { book as dutch } from '../../words/nl/book.ts';
import { KEEP_HOUSE_WORDS, KEEP_SECTION_WORDS } from '../../words/nl/keep-book.ts';
import { HOUSE_RULES } from '../house.ts';
import { rulebook } from '../index.ts';
import { KEEP_HOUSE_RULES } from './house.ts';
import { KEEP_RULES, KEEP_SECTIONS } from './index.ts';

const ids = Object.keys(KEEP_RULES);
const rules = Object.entries(KEEP_RULES);
const whole = { ...rulebook.rules, ...KEEP_RULES };
const sorted = (book: object): readonly string[] => Object.keys(book).toSorted();

describe('the rules of the keep', () => {
  test('make the book 260 rules long', () => {
    expect(ids).toHaveLength(169);
    expect(Object.keys(whole)).toHaveLength(260);
  });

  test('stand in the order of reading, with a heading for each part', () => {
    const asRead = rules.map(([, { section }]) => section).filter((section, at, all) => section !== all[at - 1]);
    expect(asRead).toEqual(Object.keys(KEEP_SECTIONS));
  });

  test('are called differently from all others', () => {
    const titles = Object.values(whole).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each(rules)('%s is told to players: no ids, no squares, no straight apostrophes', (_, { title, text }) => {
    expect(`${title} ${text}`).not.toMatch(/\b[a-z]+\.[a-z]+|\b[A-M](10|[1-9])\b|'|"|the program/);
    expect(text).toMatch(/^[A-Z].*\.$/);
  });

  test('have house rules that change a rule there is', () => {
    for (const { changes } of Object.values(KEEP_HOUSE_RULES)) expect(Object.keys(whole)).toContain(changes);
    expect(Object.keys({ ...HOUSE_RULES, ...KEEP_HOUSE_RULES })).toHaveLength(11);
  });
});

describe('the rules of the keep in Dutch', () => {
  test('have a title each, and no two alike', () => {
    expect(sorted(dutch.rules)).toEqual(sorted(whole));
    expect(new Set(Object.values(dutch.rules).map(({ title }) => title)).size).toBe(260);
  });

  test('have headings and house rules', () => {
    expect(Object.keys(KEEP_SECTION_WORDS)).toEqual(Object.keys(KEEP_SECTIONS));
    expect(Object.keys(KEEP_HOUSE_WORDS)).toEqual(Object.keys(KEEP_HOUSE_RULES));
  });
});

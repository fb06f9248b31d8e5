import type { Rulebook } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { inWords } from './in-words.ts';

const rule = { section: 'a', origin: 'source', title: 'Walls stop', text: 'Nobody walks through a wall.' } as const;
const book: Rulebook<string> = {
  sections: { a: 'Walls' },
  rules: { 'a.one': rule, 'a.two': { ...rule, title: 'Doors' } },
  houseRules: { thin: { title: 'Thin walls', text: 'Some walls let you through.', changes: 'a.one' } },
};

test('a book speaks the language that it is given, and knows which of its texts do not', () => {
  const words = {
    sections: { a: 'Muren' },
    rules: { 'a.one': { title: 'Muren houden tegen' }, 'a.two': { title: 'Deuren', text: 'Een deur gaat open.' } },
    houseRules: { thin: { title: 'Dunne muren', text: 'Sommige muren laten je door.' } },
  };
  const { rulebook, english } = inWords(book, words, 'nl');
  expect(rulebook.sections).toEqual({ a: 'Muren' });
  expect(rulebook.rules['a.one']).toEqual({ ...rule, title: 'Muren houden tegen' });
  expect(rulebook.rules['a.two']?.text).toBe('Een deur gaat open.');
  expect(rulebook.houseRules['thin']).toEqual({
    title: 'Dunne muren',
    text: 'Sommige muren laten je door.',
    changes: 'a.one',
  });
  expect([...english]).toEqual(['a.one']);
});

test('English is no stranger to itself', () =>
  expect(inWords(book, book, 'en')).toEqual({ rulebook: book, english: new Set() }));

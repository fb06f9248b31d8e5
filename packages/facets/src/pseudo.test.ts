import { expect, test } from 'vitest';
import { plainWords, pseudo, pseudoTexts } from './pseudo.ts';

test('a text becomes strange, keeps its length and its numbers, and stays what it is when it is strange already', () => {
  const strange = pseudo('Roll 2 dice, brave Zargon!');
  expect(strange).toBe('Ŕöłł 2 ðîçé, ƀŕàṽé Žàŕĝöñ!');
  expect(pseudo(strange)).toBe(strange);
  expect(plainWords(strange)).toEqual([]);
});

test('what was never handed out is found', () =>
  expect(plainWords(`${pseudo('You rolled')} seven, ok`)).toEqual(['seven', 'ok']));

test('a tree of texts is translated to its leaves, and what its functions say too', () => {
  const texts = { title: 'Walk', list: ['a b', 'cd'], count: (n: number): string => `${n} steps`, deep: { x: 'end' } };
  const { title, list, count, deep } = pseudoTexts(texts);
  expect([title, list, count(3), deep.x].flat().flatMap(plainWords)).toEqual([]);
  expect(count(3)).toBe('3 šťéþš');
});

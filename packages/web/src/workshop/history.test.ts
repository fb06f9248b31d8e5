import { expect, test } from 'vitest';
import { begin, changed, type History, redone, STEPS_MAX, typed, undone } from './history.ts';

const type = (history: History, letters: string, at: number): History =>
  Array.from(letters).reduce((so, letter, i) => typed(so, so.now + letter, at + 100 * i), history);

test('letters that follow each other are taken back together, others step by step', () => {
  const one = type(begin(''), 'orc', 0);
  const two = type(one, ' ogre', 5_000);
  expect(two.now).toBe('orc ogre');
  expect(undone(two).now).toBe('orc');
  expect(undone(undone(two)).now).toBe('');
  expect(undone(undone(undone(two))).now).toBe('');
});

test('a new line is a step of its own', () => {
  const lines = type(begin(''), 'a\nb', 0);
  expect(undone(lines).now).toBe('a');
});

test('what a tool did is a step of its own, however fast', () => {
  const drawn = changed(type(begin(''), 'a', 0), 'ab');
  expect(undone(type(drawn, 'c', 150)).now).toBe('ab');
  expect(undone(drawn).now).toBe('a');
  expect(changed(drawn, 'ab')).toEqual(drawn);
});

test('what was taken back comes again, until something else is done', () => {
  const back = undone(changed(changed(begin('a'), 'b'), 'c'));
  expect(redone(back).now).toBe('c');
  expect(redone(redone(back)).now).toBe('c');
  expect(redone(changed(back, 'd')).now).toBe('d');
});

test('only so many steps are remembered', () => {
  const all = Array.from({ length: STEPS_MAX + 20 }, (_, i) => `${i}`).reduce(changed, begin(''));
  expect(all.past).toHaveLength(STEPS_MAX);
  expect(all.past[0]).toBe('19');
});

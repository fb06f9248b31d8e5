import { Mistake } from '@questhall/facets';
import { expect, test } from 'vitest';
import { odds } from './odds.ts';

const USUAL = { hero: 'HD-H1', level: 0, card: [], counter: 0 };

test('one monster in one form: the scores, and the share of the thirty-six falls', () => {
  const { json, lines } = odds.answer({ ...USUAL, monster: 'HD-A21', form: 'melee' });
  expect(json).toMatchObject({ hero: 'HD-H1', reports: [{ monster: 'HD-A21', attack: 3, answer: 3 }] });
  expect(lines.at(-1)).toMatch(/Mud Ghoul +Melee +3 +3 +41\.7 % +41\.7 %$/);
});

test('a higher level has the scores of its row', () => {
  const { json } = odds.answer({ ...USUAL, level: 1, monster: 'HD-A21', form: 'melee' });
  expect(json).toMatchObject({ reports: [{ attack: 3, answer: 4 }] });
});

test('cards in play and what a Response adds count', () => {
  const { json } = odds.answer({ ...USUAL, card: ['HD-A11'], monster: 'HD-A21', form: 'melee', counter: 2 });
  expect(json).toMatchObject({ reports: [{ attack: 3, answer: 6 }] });
});

test('who has no symbol in a form never hits back', () => {
  const { json } = odds.answer({ ...USUAL, hero: 'HW-H3', monster: 'HD-A24', form: 'magic' });
  expect(json).toMatchObject({ reports: [{ back: 0 }] });
});

test('without a monster everybody of the grade comes, each in the forms in which it attacks', () => {
  const { lines } = odds.answer(USUAL);
  expect(lines.filter((line) => line.includes('Rafter Fiend'))).toHaveLength(2);
  expect(lines.some((line) => line.includes('Night Drake'))).toBe(false);
});

test('a Threat is reckoned in every form', () => {
  const { json } = odds.answer({ ...USUAL, hero: 'HD-H2', card: ['HD-A03'], threat: 6 });
  expect(json).toMatchObject({ trials: [{ more: 3 }, { more: 4, chance: 5 / 6 }, { more: 3 }] });
});

test('names may be typed in part, and must mean one thing', () => {
  const { hero, monster } = odds.options;
  expect([hero?.read('ilvane'), monster?.read('Mud Gh'), monster?.read('hd-a21')]).toEqual([
    'HD-H2',
    'HD-A21',
    'HD-A21',
  ]);
  expect(() => monster?.read('e')).toThrow(Mistake);
  expect(() => hero?.read('nobody')).toThrow(Mistake);
});

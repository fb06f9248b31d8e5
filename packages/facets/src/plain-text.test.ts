import { expect, test } from 'vitest';
import { bar, didYouMean, percent } from './plain-text.ts';

test('a bar is drawn in eighths, and never beyond its room', () => {
  expect([bar(0, 4), bar(0.5, 4), bar(1, 4), bar(2, 4), bar(-1, 4)]).toEqual(['', '██', '████', '████', '']);
  expect(bar(1 / 32, 4)).toBe('▏');
});

test('nothing is called certain, or impossible, that is not', () => {
  expect([percent(0), percent(1), percent(0.5), percent(0.12345, 2)]).toEqual([
    '0.0 %',
    '100.0 %',
    '50.0 %',
    '12.35 %',
  ]);
  expect([percent(1e-6), percent(1 - 1e-6)]).toEqual(['under 0.1 %', 'over 99.9 %']);
});

test('what is close enough is suggested, and nothing else', () => {
  const known = ['walk', 'attack'];
  expect([didYouMean('wakl', known), didYouMean('Atack', known)]).toEqual([
    ' Did you mean walk?',
    ' Did you mean attack?',
  ]);
  expect([didYouMean('pti', ['pit', 'spear']), didYouMean('vergon', ['orc', 'verag'])]).toEqual([
    ' Did you mean pit?',
    ' Did you mean verag?',
  ]);
  expect([didYouMean('walker', known), didYouMean('wolkers', known)]).toEqual([' Did you mean walk?', '']);
  expect([didYouMean('fly', known), didYouMean('', known)]).toEqual(['', '']);
});

import { expect, test } from 'vitest';
import { meaningOf } from './objects.ts';

test('the same thing goes by several names', () => {
  for (const id of ['FallingRock', 'FallingBlock'])
    expect(meaningOf(id)).toEqual({ meaning: { kind: 'trap', trap: 'falling-rock' }, isVariant: false });
  for (const id of ['Fimir', 'Abomination'])
    expect(meaningOf(id)).toEqual({ meaning: { kind: 'monster', monster: 'fimir' }, isVariant: false });
});

test('what a later box added is a kind of something, or a stranger', () => {
  expect(meaningOf('LongPitTrap')).toEqual({ meaning: { kind: 'trap', trap: 'pit', width: 2 }, isVariant: true });
  expect(meaningOf('PolarWarbear')).toEqual({ meaning: { kind: 'stranger', name: 'Polar Warbear' }, isVariant: true });
});

test('letters and numbers', () => {
  expect(meaningOf('LetterQUntraceableTrap')?.meaning).toEqual({ kind: 'letter', letter: 'Q' });
  expect(meaningOf('Number7')?.meaning).toEqual({ kind: 'number', numbers: [7] });
  expect(meaningOf('Number2-12')?.meaning).toEqual({ kind: 'number', numbers: [2, 12] });
});

test.each(['Teapot', '', 'Letterq', 'Number123', 'constructor'])('nobody knows %j', (id) => {
  expect(meaningOf(id)).toBeNull();
});

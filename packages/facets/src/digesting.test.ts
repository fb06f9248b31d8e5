import type { Types } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { digestBy } from './digesting.ts';

interface Walk extends Types {
  Event: { type: 'stepped' | 'walked'; squares: number } | { type: 'sighed' } | { type: 'arrived' };
  Rule: 'walk.on' | 'walk.end';
}

const EVERYBODY = 3;
const line = (event: Walk['Event'], rule: Walk['Rule'] = 'walk.on', to = EVERYBODY) => ({ to, rule, event });
const steps = (squares: number): Walk['Event'] => ({ type: 'stepped', squares });

const digest = digestBy<Walk>({
  join(one, other) {
    if (one.type === 'stepped' && other.type === 'stepped')
      return { type: 'stepped', squares: one.squares + other.squares };
    return one.type === 'stepped' && other.type === 'walked' ? other : null;
  },
  isNeedless: (one, other) => one.type === 'sighed' && other.type === 'arrived',
});

test('events that belong together are one, by the rule of the one that it looks like', () => {
  expect(digest([line(steps(1)), line(steps(2), 'walk.end')])).toEqual([line(steps(3))]);
  const walked = line({ type: 'walked', squares: 5 }, 'walk.end');
  expect(digest([line(steps(1)), walked])).toEqual([walked]);
});

test('what the next line says anyway is left out, and all else is kept', () => {
  const [sighed, arrived] = [line({ type: 'sighed' }), line({ type: 'arrived' }, 'walk.end')];
  expect(digest([sighed, arrived])).toEqual([arrived]);
  expect(digest([arrived, sighed])).toEqual([arrived, sighed]);
});

test('what others heard is another matter', () => {
  const mine = line(steps(1), 'walk.on', 1);
  expect(digest([mine, line(steps(2))])).toEqual([mine, line(steps(2))]);
});

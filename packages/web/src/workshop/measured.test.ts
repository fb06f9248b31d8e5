import { expect, test } from 'vitest';
import { added, heatOf, isMeasured, type Measured, nothingMeasured, verdictOn } from './measured.ts';

const some: Measured = {
  ...nothingMeasured('a'),
  games: 400,
  wins: 248,
  endings: { success: 248, failed: 152 },
  deaths: { K: 90, A: 12 },
  harm: { K: 300, A: 75 },
  next: 400,
};

test('a share is told with how sure it is, and where most died', () => {
  expect(verdictOn(some)).toEqual({ percent: 62, within: 5, deadliest: 'K' });
  expect(verdictOn({ ...some, games: 4000, wins: 2480 })).toMatchObject({ percent: 62, within: 2 });
  expect(verdictOn({ ...some, deaths: { K: 4 } }).deadliest).toBeNull();
  expect(verdictOn(nothingMeasured('a'))).toEqual({ percent: 0, within: 50, deadliest: null });
});

test('it is hottest where most was lost', () => {
  expect(heatOf(some)).toEqual({ K: 1, A: 0.25 });
  expect(heatOf(nothingMeasured('a'))).toBeNull();
});

test('parts add up, and go on after the last game', () => {
  const more = { ...some, games: 100, wins: 50, endings: { success: 50, lost: 50 }, deaths: { B: 1 }, next: 500 };
  expect(added(some, more)).toEqual({
    ...some,
    games: 500,
    wins: 298,
    endings: { success: 298, failed: 152, lost: 50 },
    deaths: { K: 90, A: 12, B: 1 },
    harm: { K: 600, A: 150 },
    next: 500,
  });
});

test('what was kept is looked at before it is believed', () => {
  expect(isMeasured(JSON.parse(JSON.stringify(some)))).toBe(true);
  expect(isMeasured({ ...some, harm: { K: 'much' } })).toBe(false);
  expect(isMeasured({ ...some, wins: -1 })).toBe(false);
});

import { conform, pinnedTrials, playGolden } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { dungeonquest } from './game.ts';
import { wording } from './words/en/index.ts';
import { terminal } from './words/en/terminal.ts';

const golden = playGolden(dungeonquest, { ...wording, ...terminal });

test('there are enough golden playthroughs', () => expect(golden.length).toBeGreaterThanOrEqual(13));

test.each(golden.map((one) => [one.name, one] as const))(
  '%s plays as it was written; if it should not, npm run golden -- --update',
  (_name, { written, played }) => {
    expect(played).toBe(written);
  },
);

test.each(pinnedTrials(dungeonquest).map((one) => [one.name, one.why, one] as const))(
  'pinned %s: %s',
  (_name, _why, trial) => {
    expect(conform(trial).moves).toBeGreaterThan(0);
  },
);

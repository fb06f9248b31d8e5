import { expect, test } from 'vitest';
import { wonOf, wonText } from './balance.ts';

test('shares are kept in per cent with one decimal', () =>
  expect([0.7567, 1, 0.00049].map(wonOf)).toEqual([75.7, 100, 0]));

test('what was measured is written as a source that can be read', () =>
  expect(wonText('chess', { easy: [50, 7.5], 'two knights': [1] })).toBe(
    `/** How often a table is won, in per cent. Written by \`npm run balance -- chess\`, and never by hand. */
export const WON: Readonly<Record<string, readonly number[]>> = {
  easy: [50, 7.5],
  'two knights': [1],
};
`,
  ));

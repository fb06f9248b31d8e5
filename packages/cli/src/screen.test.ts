import { expect, test } from 'vitest';
import { wrapHelp } from './screen.ts';

const HELP = `What a command does is said in sentences that were broken
for the source.

Options:
  goal  [20]
      As many points as somebody needs to win a match of this game.

Examples:
  npx questhall simulate greed --games 1000 --set goal=100 --json`;

test('help is as wide as the terminal, and commands stay in one piece', () => {
  expect(wrapHelp(HELP, 40)).toBe(`What a command does is said in sentences
that were broken for the source.

Options:
  goal  [20]
      As many points as somebody needs
      to win a match of this game.

Examples:
  npx questhall simulate greed --games 1000 --set goal=100 --json`);
  expect(wrapHelp(HELP, 200).split('\n')[0]).toBe(
    'What a command does is said in sentences that were broken for the source.',
  );
});

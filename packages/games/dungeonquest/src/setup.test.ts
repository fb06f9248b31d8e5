import { readOptions } from '@questhall/border';
import { open, silence } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { POWER_DECK } from './content/power-cards.ts';
import { dungeonquest } from './game.ts';
import { options } from './options.ts';
import { startingLife } from './setup.ts';

test.each([
  [null, null, { life: 15, wounds: 0 }],
  [null, 4, { life: 15, wounds: 4 }],
  [null, 14, { life: 15, wounds: 14 }],
  [null, 20, { life: 21, wounds: 20 }], // alive at the start, whatever he has been through
  [3, null, { life: 15, wounds: 12 }],
  [18, null, { life: 18, wounds: 0 }],
  [3, 2, { life: 5, wounds: 2 }],
])('Life %o and wounds %o, and the sheet for what is left open', (heroLife, heroWounds, expected) => {
  expect(startingLife({ hero: 'lindel', heroLife, heroWounds })).toEqual(expected);
});

test('seats and fighters are one to four, and determination is brought along only when asked for', () => {
  expect(dungeonquest.seats).toEqual({ min: 1, max: 4 });
  expect([0, 1, 4, 5].map((seat) => options.fighter.read(seat))).toEqual([undefined, 1, 4, undefined]);
  expect(options.determination.initial).toBe(0);
});

test('the Power deck is shuffled, and no Combat card is in a hand before the mode is settled', () => {
  const read = readOptions(options, { mode: 'vote' });
  if (!read.ok) throw new Error(read.problem.message);
  const tables = [1, 2].map((seed) => open(dungeonquest, read.value, 2, `fast:${seed}`, silence).table);
  const [one, other] = tables.map(({ powerDeck }) => powerDeck);
  expect(one).not.toEqual(other);
  expect([one?.toSorted(), other?.toSorted()]).toEqual([POWER_DECK.toSorted(), POWER_DECK.toSorted()]);
  expect(tables.map(({ hasCombatHands }) => hasCombatHands)).toEqual([false, false]);
});

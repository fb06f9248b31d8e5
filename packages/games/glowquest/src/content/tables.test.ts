import { expect, test } from 'vitest';
import { glowBy, passageBy, roomBy } from './tables.ts';

// What the tables hold is compared with the ledger in `golden.test.ts`; here is how they are read.

test('[gen.quest-room-auto] [gen.quest-has-lord] the fifth room is the Quest room, whatever the die shows', () => {
  for (let die = 1; die <= 20; die++) {
    expect(roomBy(die, 3).type).not.toBe('quest');
    expect(roomBy(die, 4)).toEqual({ type: 'quest', doors: 0, leader: 'lord' });
    expect(roomBy(die, 5)).toEqual(roomBy(die, 4));
  }
});

test('a die that was never rolled is no row', () => {
  expect(() => passageBy(21)).toThrow('a die of 20 does not show 21');
  expect(() => roomBy(21, 0)).toThrow('a die of 20 does not show 21');
  expect(() => glowBy(0, 'small')).toThrow('a die of 4 does not show 0');
});

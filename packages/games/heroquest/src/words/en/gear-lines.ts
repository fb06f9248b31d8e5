import { type GearTraits, gearTraitsIn } from '../telling/gear-traits.ts';

/** What a piece from the armory does. */
export const gearTraits: GearTraits = gearTraitsIn({
  attack: (dice) => `${dice} Attack ${dice === 1 ? 'die' : 'dice'}`,
  defend: (dice) => `${dice} Defend ${dice === 1 ? 'die' : 'dice'} more`,
  diagonal: 'also strikes diagonally',
  ranged: 'strikes whatever is in sight',
  reload: 'needs a turn to reload',
  thrown: 'can be thrown, and is lost then',
  twoHands: 'needs both hands: no Shield',
  slow: 'its wearer moves with one red die',
  suit: 'a suit: one at a time',
  tools: 'disarms traps, and is never used up',
});

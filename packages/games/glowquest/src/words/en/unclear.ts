import { listSquares } from '../telling/text.ts';
import type { Unclear } from '../typed/typed-words.ts';
import { anyOf, benefitName } from './figures.ts';
import { either } from './numbers.ts';

export const UNCLEAR: Unclear = {
  whichCard: 'Add which card.',
  whichDeck: 'Add which deck: that of your Role, or equipment.',
  whichHero: 'Add which ready-made hero.',
  whichEffect: 'Add which Effect.',
  whatToUse: 'Add what to use, and on whom.',
  heroAndDeck: 'Add the hero and the deck: award offense equipment.',
  cardAndHero: 'Add the card and the hero: hand longsword offense.',
  cardAndReceiver: 'Add the card and the hero it goes to: trade longsword offense.',
  square: 'Add the square by its numbers on the map, such as 3,-4.',
  noDoor: 'There is no closed door.',
  nobody: 'There is nobody whom that could be about.',
  nobodyHas: (what) => `Nobody has ${what}.`,
  nothingAfter: (rest) => `Nothing comes after that word, so what is “${rest}”?`,
  nothingCalled: (what) => `Nothing here is called “${what}”.`,
  nobodyCalled: (who) => `Nobody here is called “${who}”.`,
  nobodyInRange: (benefit) => `There is nobody in range for ${benefitName(benefit)}.`,
  whichDoor: (doors) => `Add which door: ${listSquares(doors, 'or')}.`,
  whom: (view, ids) => `Add whom: ${anyOf(view, ids)}.`,
  mayBe: (typed, names) => `“${typed}” may be ${either(names)}.`,
  mayBeAnyOf: (typed, view, ids) => `“${typed}” may be ${anyOf(view, ids)}.`,
  beyond: (typed) => `There is no square ${typed} in reach.`,
};

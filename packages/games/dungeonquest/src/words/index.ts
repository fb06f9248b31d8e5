import { englishBook, type Wording } from '@questhall/facets';
import { NAMES } from '../content/names.ts';
import { rulebook } from '../rulebook/index.ts';
import type { DungeonQuest } from '../types.ts';
import { action, shorthand } from './actions.ts';
import { event } from './events.ts';
import { facts } from './facts.ts';
import { outcome, question } from './scene.ts';

/** DungeonQuest in English. */
export const words: Wording<DungeonQuest> = {
  seatName: (seat, { fighter, hero }, seats) =>
    seat === fighter - 1 ? NAMES.hero[hero] : seats === 2 ? 'the monster’s player' : `player ${seat + 1}`,
  question,
  action: (chosen, ask, sight) => ({ title: '', detail: action(chosen, ask, sight) }),
  typed: shorthand,
  event,
  facts,
  outcome: (sight) => ({ title: outcome(sight), text: '' }),
  dice: () => null,
  left: () => '',
  moment: () => null,
  book: englishBook(rulebook),
};

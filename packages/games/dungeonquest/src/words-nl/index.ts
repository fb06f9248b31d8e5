import { englishBook, type Wording } from '@questhall/facets';
import { rulebook } from '../rulebook/index.ts';
import type { DungeonQuest } from '../types.ts';
import { action, shorthand } from './actions.ts';
import { event } from './events.ts';
import { facts } from './facts.ts';
import { DUTCH_NAMES } from './names.ts';
import { outcome, question } from './questions.ts';

export { DUTCH_NAMES } from './names.ts';

/** The arena in Dutch. */
export const dutch: Wording<DungeonQuest> = {
  seatName: (seat, { fighter, hero }, seats) =>
    seat === fighter - 1 ? DUTCH_NAMES.hero[hero] : seats === 2 ? 'de speler van het monster' : `speler ${seat + 1}`,
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

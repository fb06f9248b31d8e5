import { englishBook, type Wording } from '@questhall/facets';
import { rulebook } from '../rulebook/index.ts';
import type { HeroQuest } from '../types/index.ts';
import { action } from './actions.ts';
import { event } from './events.ts';
import { facts } from './facts.ts';
import { outcome } from './outcome.ts';
import { question } from './questions.ts';
import { shorthand } from './shorthand.ts';

export { figureIn, monsterName } from './figures.ts';
export { DUTCH_NAMES } from './names.ts';

/** HeroQuest in Dutch. */
export const dutch: Wording<HeroQuest> = {
  seatName: (seat, _options, seats) =>
    seat === seats - 1 ? 'Zargon' : seats === 2 ? 'De helden' : `Speler ${seat + 1}`,
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

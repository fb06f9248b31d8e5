import { englishBook, type Wording } from '@questhall/facets';
import { rulebook } from '../rulebook/index.ts';
import type { HeroQuest } from '../types/index.ts';
import { action } from './actions.ts';
import { event } from './events.ts';
import { facts } from './facts.ts';
import { outcome } from './outcome.ts';
import { question } from './questions.ts';
import { shorthand } from './shorthand.ts';

/** HeroQuest in English. */
export const words: Wording<HeroQuest> = {
  seatName: (seat, _options, seats) =>
    seat === seats - 1 ? 'Zargon' : seats === 2 ? 'The heroes' : `Player ${seat + 1}`,
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

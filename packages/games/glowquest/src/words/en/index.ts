import { englishBook, type Wording } from '@questhall/facets';
import { rolesOf } from '../../party.ts';
import { rulebook } from '../../rulebook/index.ts';
import type { Glowquest } from '../../types/index.ts';
import { shorthand } from '../typed/shorthand.ts';
import { action } from './actions.ts';
import { event } from './events.ts';
import { facts } from './facts.ts';
import { NAMES } from './names.ts';
import { outcome } from './outcome.ts';
import { question } from './questions.ts';

/** Glowquest in English. */
export const words: Wording<Glowquest> = {
  seatName: (seat, options) => {
    const role = rolesOf(options)[seat];
    return role === undefined ? 'Monsters' : NAMES.role[role];
  },
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

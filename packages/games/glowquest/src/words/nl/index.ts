import { englishBook, type Wording } from '@questhall/facets';
import { rolesOf } from '../../party.ts';
import { rulebook } from '../../rulebook/index.ts';
import type { Glowquest } from '../../types/index.ts';
import { action } from './actions.ts';
import { event } from './events.ts';
import { facts } from './facts.ts';
import { DUTCH_NAMES } from './names.ts';
import { outcome } from './outcome.ts';
import { question } from './questions.ts';
import { shorthand } from './shorthand.ts';

export { effectText } from './effects.ts';
export { baseName, benefitName, figureIn, monsterName } from './figures.ts';
export { DUTCH_NAMES } from './names.ts';
export { NL, NL_MONSTERS } from './phrases.ts';
export { signOf } from './signs.ts';

/** Glowquest in Dutch. */
export const dutch: Wording<Glowquest> = {
  seatName: (seat, options) => {
    const role = rolesOf(options)[seat];
    return role === undefined ? 'Monsters' : DUTCH_NAMES.role[role];
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

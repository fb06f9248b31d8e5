import { becauseOf } from '../telling/reasons.ts';
import { spellingOf } from '../typed/spelling.ts';
import type { HeroQuestWording } from '../wording.ts';
import { action, acts } from './actions.ts';
import { book } from './book.ts';
import { dice } from './dice.ts';
import { event } from './events.ts';
import { facts } from './facts.ts';
import { figureIn, monsterName } from './figures.ts';
import { gearTraits } from './gear-lines.ts';
import { left } from './left.ts';
import { moment } from './moments.ts';
import { NAMES } from './names.ts';
import { outcome } from './outcome.ts';
import { question } from './questions.ts';
import { quest } from './quests.ts';
import { REASONS } from './reasons.ts';
import { DREAD_LINES, SPELL_LINES } from './spell-lines.ts';
import { TYPED_WORDS } from './typed.ts';

/** HeroQuest in Dutch. */
export const wording: HeroQuestWording = {
  seatName: (seat, _options, seats) =>
    seat === seats - 1 ? NAMES.foe.zargon : seats === 2 ? 'De helden' : `Speler ${seat + 1}`,
  question,
  action,
  typed: spellingOf(TYPED_WORDS),
  event,
  facts,
  outcome,
  dice,
  left,
  moment,
  because: becauseOf(REASONS),
  book,
  names: NAMES,
  acts,
  spellLine: { ...SPELL_LINES, ...DREAD_LINES },
  gearTraits,
  figureIn,
  monster: monsterName,
  quest,
};

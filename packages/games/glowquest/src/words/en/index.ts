import { rolesOf } from '../../party.ts';
import { sayBenefit, sayBriefly, sayCard, sayTrait } from '../telling/say.ts';
import type { GlowquestWording, Side } from '../telling/wording.ts';
import { action } from './actions.ts';
import { book } from './book.ts';
import { dice } from './dice.ts';
import { EFFECT_SIGNS, effectText } from './effects.ts';
import { event } from './events.ts';
import { facts } from './facts.ts';
import { baseName, benefitName, figureIn, nameOf } from './figures.ts';
import { left } from './left.ts';
import { momentOf } from './moments.ts';
import { NAMES } from './names.ts';
import { odds } from './odds.ts';
import { outcome } from './outcome.ts';
import { MONSTER_PHRASES, PHRASES } from './phrases.ts';
import { question } from './questions.ts';
import { signOf } from './signs.ts';
import { typed } from './typed.ts';
import { VERBS } from './verbs.ts';

const MONSTERS = 'Monsters';

const phrasesOf = (side: Side): typeof PHRASES => (side === 'heroes' ? PHRASES : MONSTER_PHRASES);

/** Glowquest in English. */
export const wording: GlowquestWording = {
  seatName(seat, options) {
    const role = rolesOf(options)[seat];
    return role === undefined ? MONSTERS : NAMES.role[role];
  },
  question,
  action,
  typed,
  event,
  facts,
  outcome,
  dice,
  left,
  moment: momentOf,
  book,
  names: NAMES,
  monsters: MONSTERS,
  verbNames: VERBS,
  nameOf,
  figureIn,
  signOf,
  effect: effectText,
  effectSigns: EFFECT_SIGNS,
  benefit: benefitName,
  base: baseName,
  sayCard: (card) => sayCard(card, PHRASES),
  sayBenefit: (benefit, side) => sayBenefit(benefit, phrasesOf(side)),
  sayBriefly: (benefit, side) => sayBriefly(benefit, phrasesOf(side)),
  sayTrait: (standing, side) => sayTrait(standing, phrasesOf(side)),
  odds,
};

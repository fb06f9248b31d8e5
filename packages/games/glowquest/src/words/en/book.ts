import type { BookWords } from '@questhall/facets';
import { type Rule, rulebook } from '../../rulebook/index.ts';
import { EXPEDITION } from './rules-expedition.ts';
import { FIGHTING } from './rules-fighting.ts';
import { MONSTERS } from './rules-monsters.ts';

/** The rulebook is written in English. */
export const book: BookWords<Rule> = {
  sections: rulebook.sections,
  rules: { ...EXPEDITION, ...FIGHTING, ...MONSTERS },
  houseRules: rulebook.houseRules,
};

import type { BookWords } from '@questhall/facets';
import { type Rule, rulebook } from '../../rulebook/index.ts';

/** The rulebook is written in English. */
export const book: BookWords<Rule> = {
  sections: rulebook.sections,
  rules: rulebook.rules,
  houseRules: rulebook.houseRules,
};

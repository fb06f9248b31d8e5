import type { Rulebook } from '@questhall/kernel';
import { CORE_RULES } from './core.ts';

export type Rule = keyof typeof CORE_RULES;

export const rulebook: Rulebook<Rule> = {
  sections: { core: 'First words' },
  rules: { ...CORE_RULES },
  houseRules: {},
};

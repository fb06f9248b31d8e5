import type { Rulebook } from '@questhall/kernel';
import { CORE_RULES } from './core.ts';
import { HERO_RULES } from './hero.ts';
import { PARTY_RULES } from './party.ts';

export type Rule = keyof typeof CORE_RULES | keyof typeof PARTY_RULES | keyof typeof HERO_RULES;

export const rulebook: Rulebook<Rule> = {
  sections: {
    core: 'First words',
    grid: 'Squares, distance and sight',
    party: 'The party',
    campaign: 'The campaign',
    hero: 'Creating heroes',
    race: 'Races',
  },
  rules: {
    ...CORE_RULES,
    ...PARTY_RULES,
    ...HERO_RULES,
  },
  houseRules: {},
};

import type { Rulebook, Rule as RuleText } from '@questhall/kernel';
import { ABILITY_RULES } from './ability.ts';
import { CLASSIC_RULES } from './classic.ts';
import { COMBAT_RULES } from './combat.ts';
import { DICE_RULES } from './dice.ts';
import { ENCOUNTER_RULES } from './encounter.ts';
import { HOUSE_RULES } from './house.ts';
import { KEEP_HOUSE_RULES } from './keep/house.ts';
import { KEEP_RULES, KEEP_SECTIONS, type KeepRule } from './keep/index.ts';
import { MODE_RULES } from './mode.ts';
import { ODDS_RULES } from './odds.ts';
import { SOLO_RULES } from './solo.ts';

export type Rule =
  | keyof typeof MODE_RULES
  | keyof typeof ENCOUNTER_RULES
  | keyof typeof COMBAT_RULES
  | keyof typeof DICE_RULES
  | keyof typeof SOLO_RULES
  | keyof typeof CLASSIC_RULES
  | keyof typeof ABILITY_RULES
  | keyof typeof ODDS_RULES
  | KeepRule;

export type HouseRuleName = keyof typeof HOUSE_RULES | keyof typeof KEEP_HOUSE_RULES;

const RULES: Readonly<Record<Rule, RuleText>> = {
  ...MODE_RULES,
  ...ENCOUNTER_RULES,
  ...COMBAT_RULES,
  ...DICE_RULES,
  ...SOLO_RULES,
  ...CLASSIC_RULES,
  ...ABILITY_RULES,
  ...ODDS_RULES,
  ...KEEP_RULES,
};

const SECTIONS = {
  mode: 'Choosing the combat mode',
  encounter: 'Encountering a monster',
  combat: 'Combat: what the three modes share',
  dice: 'Combat Dice',
  solo: 'Classic Solo',
  classic: 'Classic Cards',
  ability: 'Hero abilities',
  odds: 'Exact odds',
} as const;

/** The book of the keep, and of any fight in it or in the arena. */
export const rulebook: Rulebook<Rule> = {
  sections: { ...SECTIONS, ...KEEP_SECTIONS },
  rules: RULES,
  houseRules: { ...HOUSE_RULES, ...KEEP_HOUSE_RULES },
};

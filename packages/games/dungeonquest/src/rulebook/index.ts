import type { Rulebook, Rule as RuleText } from '@questhall/kernel';
import { ABILITY_RULES } from './ability.ts';
import { CLASSIC_RULES } from './classic.ts';
import { COMBAT_RULES } from './combat.ts';
import { DICE_RULES } from './dice.ts';
import { ENCOUNTER_RULES } from './encounter.ts';
import { HOUSE_RULES } from './house.ts';
import type { KeepRule } from './keep/index.ts';
import { MODE_RULES } from './mode.ts';
import { ODDS_RULES } from './odds.ts';
import { SOLO_RULES } from './solo.ts';

type ArenaRule =
  | keyof typeof MODE_RULES
  | keyof typeof ENCOUNTER_RULES
  | keyof typeof COMBAT_RULES
  | keyof typeof DICE_RULES
  | keyof typeof SOLO_RULES
  | keyof typeof CLASSIC_RULES
  | keyof typeof ABILITY_RULES
  | keyof typeof ODDS_RULES;

export type Rule = ArenaRule | KeepRule;

export type HouseRuleName = keyof typeof HOUSE_RULES;

const RULES: Readonly<Record<ArenaRule, RuleText>> = {
  ...MODE_RULES,
  ...ENCOUNTER_RULES,
  ...COMBAT_RULES,
  ...DICE_RULES,
  ...SOLO_RULES,
  ...CLASSIC_RULES,
  ...ABILITY_RULES,
  ...ODDS_RULES,
};

export const rulebook: Rulebook<Rule> = {
  sections: {
    mode: 'Choosing the combat mode',
    encounter: 'Encountering a monster',
    combat: 'Combat: what the three modes share',
    dice: 'Combat Dice',
    solo: 'Classic Solo',
    classic: 'Classic Cards',
    ability: 'Hero abilities',
    odds: 'Exact odds',
  },
  // Those of the keep may be cited, but are no part of the book before they are played: then KEEP_RULES joins here.
  rules: RULES as Rulebook<Rule>['rules'],
  houseRules: HOUSE_RULES,
};

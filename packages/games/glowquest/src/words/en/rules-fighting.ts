import { ATTACK_RULES } from '../../rulebook/attack.ts';
import { BENEFIT_RULES } from '../../rulebook/benefit.ts';
import { DAMAGE_RULES } from '../../rulebook/damage.ts';
import { DOWN_RULES } from '../../rulebook/down.ts';
import { EFFECT_RULES } from '../../rulebook/effect.ts';
import { ENCOUNTER_RULES } from '../../rulebook/encounter.ts';
import { MOMENTUM_RULES } from '../../rulebook/momentum.ts';
import { MOVE_RULES } from '../../rulebook/move.ts';
import { PATTERN_RULES } from '../../rulebook/pattern.ts';
import type { FightingRules } from '../telling/book.ts';

export const FIGHTING: FightingRules = {
  ...ENCOUNTER_RULES,
  ...EFFECT_RULES,
  ...BENEFIT_RULES,
  ...MOVE_RULES,
  ...ATTACK_RULES,
  ...MOMENTUM_RULES,
  ...DAMAGE_RULES,
  ...DOWN_RULES,
  ...PATTERN_RULES,
};

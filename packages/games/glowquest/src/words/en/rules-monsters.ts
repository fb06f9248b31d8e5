import { CONTROLLER_RULES } from '../../rulebook/controller.ts';
import { MONSTER_RULES } from '../../rulebook/monster.ts';
import { SCALE_RULES } from '../../rulebook/scale.ts';
import type { MonsterRules } from '../telling/book.ts';

export const MONSTERS: MonsterRules = { ...MONSTER_RULES, ...CONTROLLER_RULES, ...SCALE_RULES };

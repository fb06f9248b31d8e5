import { BASICS_RULES } from '../../rulebook/basics.ts';
import { EXPLORE_RULES } from '../../rulebook/explore.ts';
import { GEO_RULES } from '../../rulebook/geo.ts';
import { GLOW_RULES } from '../../rulebook/glow.ts';
import { GOAL_RULES } from '../../rulebook/goal.ts';
import { HERO_RULES } from '../../rulebook/hero.ts';
import { TILE_RULES } from '../../rulebook/tile.ts';
import type { ExpeditionRules } from '../telling/book.ts';

export const EXPEDITION: ExpeditionRules = {
  ...BASICS_RULES,
  ...HERO_RULES,
  ...GOAL_RULES,
  ...EXPLORE_RULES,
  ...TILE_RULES,
  ...GEO_RULES,
  ...GLOW_RULES,
};

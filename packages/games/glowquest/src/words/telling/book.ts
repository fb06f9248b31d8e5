import type { RuleWords } from '@questhall/facets';
import type { ATTACK_RULES } from '../../rulebook/attack.ts';
import type { BASICS_RULES } from '../../rulebook/basics.ts';
import type { BENEFIT_RULES } from '../../rulebook/benefit.ts';
import type { CONTROLLER_RULES } from '../../rulebook/controller.ts';
import type { DAMAGE_RULES } from '../../rulebook/damage.ts';
import type { DOWN_RULES } from '../../rulebook/down.ts';
import type { EFFECT_RULES } from '../../rulebook/effect.ts';
import type { ENCOUNTER_RULES } from '../../rulebook/encounter.ts';
import type { EXPLORE_RULES } from '../../rulebook/explore.ts';
import type { GEO_RULES } from '../../rulebook/geo.ts';
import type { GLOW_RULES } from '../../rulebook/glow.ts';
import type { GOAL_RULES } from '../../rulebook/goal.ts';
import type { HERO_RULES } from '../../rulebook/hero.ts';
import type { MOMENTUM_RULES } from '../../rulebook/momentum.ts';
import type { MONSTER_RULES } from '../../rulebook/monster.ts';
import type { MOVE_RULES } from '../../rulebook/move.ts';
import type { PATTERN_RULES } from '../../rulebook/pattern.ts';
import type { SCALE_RULES } from '../../rulebook/scale.ts';
import type { TILE_RULES } from '../../rulebook/tile.ts';

type Rules<S> = Readonly<Record<keyof S, RuleWords>>;

/** Rules about heroes, the dungeon and what the expedition is about. */
export type ExpeditionRules = Rules<
  typeof BASICS_RULES &
    typeof HERO_RULES &
    typeof GOAL_RULES &
    typeof EXPLORE_RULES &
    typeof TILE_RULES &
    typeof GEO_RULES &
    typeof GLOW_RULES
>;

/** Rules about Turns, Effects and blows. */
export type FightingRules = Rules<
  typeof ENCOUNTER_RULES &
    typeof EFFECT_RULES &
    typeof BENEFIT_RULES &
    typeof MOVE_RULES &
    typeof ATTACK_RULES &
    typeof MOMENTUM_RULES &
    typeof DAMAGE_RULES &
    typeof DOWN_RULES &
    typeof PATTERN_RULES
>;

/** Rules about monsters, how they are run and how many there are. */
export type MonsterRules = Rules<typeof MONSTER_RULES & typeof CONTROLLER_RULES & typeof SCALE_RULES>;

/** Rules of which only the titles are translated. */
export function titles<R extends string>(given: Readonly<Record<R, string>>): Readonly<Record<R, RuleWords>> {
  const rules = Object.entries<string>(given).map(([rule, title]) => [rule, { title }]);
  return Object.fromEntries(rules) as Record<R, RuleWords>; // a checked border: every rule was just given its title
}

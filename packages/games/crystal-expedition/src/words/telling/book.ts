import type { RuleWords } from '@questhall/facets';
import type { ABILITY_RULES } from '../../rulebook/ability.ts';
import type { ACTIVATOR_RULES } from '../../rulebook/activator.ts';
import type { ATTACK_RULES } from '../../rulebook/attack.ts';
import type { CONTROLLER_RULES } from '../../rulebook/controller.ts';
import type { CORE_RULES } from '../../rulebook/core.ts';
import type { CRYSTAL_RULES } from '../../rulebook/crystal.ts';
import type { DAMAGE_RULES } from '../../rulebook/damage.ts';
import type { DOWN_RULES } from '../../rulebook/down.ts';
import type { DUNGEON_RULES } from '../../rulebook/dungeon.ts';
import type { EFFECT_RULES } from '../../rulebook/effect.ts';
import type { ENCOUNTER_RULES } from '../../rulebook/encounter.ts';
import type { EXPEDITION_RULES } from '../../rulebook/expedition.ts';
import type { EXPLORE_RULES } from '../../rulebook/explore.ts';
import type { GEAR_RULES } from '../../rulebook/gear.ts';
import type { HERO_RULES } from '../../rulebook/hero.ts';
import type { MOMENTUM_RULES } from '../../rulebook/momentum.ts';
import type { MONSTER_RULES } from '../../rulebook/monster.ts';
import type { MOVE_RULES } from '../../rulebook/move.ts';
import type { PARTY_RULES } from '../../rulebook/party.ts';
import type { TABLE_RULES } from '../../rulebook/table.ts';
import type { TILES_RULES } from '../../rulebook/tiles.ts';
import type { TOWN_RULES } from '../../rulebook/town.ts';
import type { TOWN_TRADE_RULES } from '../../rulebook/town-trade.ts';

type Rules<S> = Readonly<Record<keyof S, RuleWords>>;

/** Rules about the table, heroes, Town and what they own. */
export type TownRules = Rules<
  typeof CORE_RULES &
    typeof PARTY_RULES &
    typeof HERO_RULES &
    typeof TOWN_RULES &
    typeof TOWN_TRADE_RULES &
    typeof GEAR_RULES &
    typeof TABLE_RULES
>;

/** Rules about dungeons, expeditions and exploring. */
export type ExpeditionRules = Rules<
  typeof DUNGEON_RULES & typeof EXPEDITION_RULES & typeof EXPLORE_RULES & typeof TILES_RULES & typeof CRYSTAL_RULES
>;

/** Rules about Turns, blows and Effects. */
export type FightingRules = Rules<
  typeof ENCOUNTER_RULES &
    typeof MOVE_RULES &
    typeof ATTACK_RULES &
    typeof MOMENTUM_RULES &
    typeof ACTIVATOR_RULES &
    typeof DAMAGE_RULES &
    typeof EFFECT_RULES &
    typeof DOWN_RULES &
    typeof ABILITY_RULES
>;

/** Rules about monsters and how they decide. */
export type MonsterRules = Rules<typeof MONSTER_RULES & typeof CONTROLLER_RULES>;

/** Rules of which only the titles are translated. */
export function titles<R extends string>(given: Readonly<Record<R, string>>): Readonly<Record<R, RuleWords>> {
  const rules = Object.entries<string>(given).map(([rule, title]) => [rule, { title }]);
  return Object.fromEntries(rules) as Record<R, RuleWords>; // a checked border: every rule was just given its title
}

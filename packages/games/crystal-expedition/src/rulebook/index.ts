import type { Rulebook } from '@questhall/kernel';
import { ABILITY_RULES } from './ability.ts';
import { ACTIVATOR_RULES } from './activator.ts';
import { ATTACK_RULES } from './attack.ts';
import { CONTROLLER_RULES } from './controller.ts';
import { CORE_RULES } from './core.ts';
import { CRYSTAL_RULES } from './crystal.ts';
import { DAMAGE_RULES } from './damage.ts';
import { DOWN_RULES } from './down.ts';
import { DUNGEON_RULES } from './dungeon.ts';
import { EFFECT_RULES } from './effect.ts';
import { ENCOUNTER_RULES } from './encounter.ts';
import { EXPEDITION_RULES } from './expedition.ts';
import { EXPLORE_RULES } from './explore.ts';
import { GEAR_RULES } from './gear.ts';
import { HERO_RULES } from './hero.ts';
import { HOUSE_RULES } from './house.ts';
import { MOMENTUM_RULES } from './momentum.ts';
import { MONSTER_RULES } from './monster.ts';
import { MOVE_RULES } from './move.ts';
import { PARTY_RULES } from './party.ts';
import { TABLE_RULES } from './table.ts';
import { TILES_RULES } from './tiles.ts';
import { TOWN_RULES } from './town.ts';
import { TOWN_TRADE_RULES } from './town-trade.ts';

export type Rule =
  | keyof typeof CORE_RULES
  | keyof typeof PARTY_RULES
  | keyof typeof HERO_RULES
  | keyof typeof TOWN_RULES
  | keyof typeof TOWN_TRADE_RULES
  | keyof typeof DUNGEON_RULES
  | keyof typeof EXPEDITION_RULES
  | keyof typeof EXPLORE_RULES
  | keyof typeof TILES_RULES
  | keyof typeof ENCOUNTER_RULES
  | keyof typeof MOVE_RULES
  | keyof typeof ATTACK_RULES
  | keyof typeof MOMENTUM_RULES
  | keyof typeof ACTIVATOR_RULES
  | keyof typeof DAMAGE_RULES
  | keyof typeof EFFECT_RULES
  | keyof typeof DOWN_RULES
  | keyof typeof ABILITY_RULES
  | keyof typeof CRYSTAL_RULES
  | keyof typeof GEAR_RULES
  | keyof typeof MONSTER_RULES
  | keyof typeof CONTROLLER_RULES
  | keyof typeof TABLE_RULES;

export const rulebook: Rulebook<Rule> = {
  sections: {
    core: 'First words',
    grid: 'Squares, distance and sight',
    party: 'The party',
    campaign: 'The campaign',
    hero: 'Creating heroes',
    race: 'Races',
    town: 'In Town',
    explorer: 'The Explorer',
    gambler: 'The Gambler and Fickle',
    tavern: 'The Tavern',
    smith: 'The Blacksmith',
    wagon: 'The Wagon',
    guild: 'The Guild',
    dungeon: 'Discovering a dungeon',
    glory: 'Glory',
    expedition: 'Success and failure',
    reward: 'Rewards',
    loot: 'Loot',
    explore: 'Exploring',
    passage: 'Passages',
    room: 'Rooms',
    tiles: 'Fitting tiles together',
    wander: 'Wandering monsters',
    encounter: 'Encounters',
    round: 'Rounds and Turns',
    move: 'Moving',
    escape: 'Escape Checks',
    dodge: 'Dodge and Teleport',
    attack: 'Attacking',
    momentum: 'Momentum',
    activator: 'Surges and Activators',
    resolution: 'The order within an Attack',
    fate: 'Fate',
    damage: 'Damage',
    crit: 'Critical Hits',
    effect: 'Effects',
    down: 'Unconscious heroes and healing',
    ability: 'Abilities',
    interrupt: 'Interrupts',
    crystal: 'Crystals',
    gear: 'Equipment',
    gem: 'Gemstones',
    level: 'Levels',
    flee: 'Fleeing',
    monster: 'Monsters',
    ai: 'How monsters decide',
    save: 'Saving a campaign',
    hidden: 'What is open and what is hidden',
  },
  rules: {
    ...CORE_RULES,
    ...PARTY_RULES,
    ...HERO_RULES,
    ...TOWN_RULES,
    ...TOWN_TRADE_RULES,
    ...DUNGEON_RULES,
    ...EXPEDITION_RULES,
    ...EXPLORE_RULES,
    ...TILES_RULES,
    ...ENCOUNTER_RULES,
    ...MOVE_RULES,
    ...ATTACK_RULES,
    ...MOMENTUM_RULES,
    ...ACTIVATOR_RULES,
    ...DAMAGE_RULES,
    ...EFFECT_RULES,
    ...DOWN_RULES,
    ...ABILITY_RULES,
    ...CRYSTAL_RULES,
    ...GEAR_RULES,
    ...MONSTER_RULES,
    ...CONTROLLER_RULES,
    ...TABLE_RULES,
  },
  houseRules: HOUSE_RULES,
};

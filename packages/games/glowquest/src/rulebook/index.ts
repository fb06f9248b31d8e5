import type { Rulebook } from '@questhall/kernel';
import { ATTACK_RULES } from './attack.ts';
import { BASICS_RULES } from './basics.ts';
import { BENEFIT_RULES } from './benefit.ts';
import { CONTROLLER_RULES } from './controller.ts';
import { DAMAGE_RULES } from './damage.ts';
import { DOWN_RULES } from './down.ts';
import { EFFECT_RULES } from './effect.ts';
import { ENCOUNTER_RULES } from './encounter.ts';
import { EXPLORE_RULES } from './explore.ts';
import { GEO_RULES } from './geo.ts';
import { GLOW_RULES } from './glow.ts';
import { GOAL_RULES } from './goal.ts';
import { HERO_RULES } from './hero.ts';
import { HOUSE_RULES } from './house.ts';
import { MOMENTUM_RULES } from './momentum.ts';
import { MONSTER_RULES } from './monster.ts';
import { MOVE_RULES } from './move.ts';
import { PATTERN_RULES } from './pattern.ts';
import { SCALE_RULES } from './scale.ts';
import { TILE_RULES } from './tile.ts';

export type Rule =
  | keyof typeof BASICS_RULES
  | keyof typeof HERO_RULES
  | keyof typeof GOAL_RULES
  | keyof typeof EXPLORE_RULES
  | keyof typeof TILE_RULES
  | keyof typeof GEO_RULES
  | keyof typeof GLOW_RULES
  | keyof typeof ENCOUNTER_RULES
  | keyof typeof EFFECT_RULES
  | keyof typeof BENEFIT_RULES
  | keyof typeof MOVE_RULES
  | keyof typeof ATTACK_RULES
  | keyof typeof MOMENTUM_RULES
  | keyof typeof DAMAGE_RULES
  | keyof typeof DOWN_RULES
  | keyof typeof PATTERN_RULES
  | keyof typeof MONSTER_RULES
  | keyof typeof CONTROLLER_RULES
  | keyof typeof SCALE_RULES;

export const rulebook: Rulebook<Rule> = {
  sections: {
    term: 'Words, dice and components',
    create: 'Creating heroes',
    gain: 'Gaining cards',
    equip: 'Equipment',
    goal: 'Resolve, winning and losing',
    explore: 'Exploration',
    gen: 'Passages and rooms',
    tile: 'Tiles and doors',
    fit: 'Fitting the dungeon together',
    geo: 'Squares, distance and sight',
    glow: 'Glow',
    enc: 'Encounters',
    turn: 'The Encounter Turn',
    dur: 'How long things last',
    effect: 'Effects',
    stack: 'When Effects add up',
    benefit: 'Benefits',
    move: 'Moving and doors',
    leave: 'Leaving Combat',
    attack: 'Attacking',
    momentum: 'Momentum',
    damage: 'Damage and its layers',
    down: 'Unconscious heroes and healing',
    pattern: 'Patterns',
    level: 'Level Up',
    monster: 'Monsters and Bounty',
    patrol: 'Patrols',
    ctrlWho: 'The Monster Controller: who acts',
    ctrlKnows: 'The Monster Controller: what it knows',
    ctrlDoes: 'The Monster Controller: what it does',
    scale: 'Party size and depth',
    hidden: 'What is open and what is hidden',
  },
  rules: {
    ...BASICS_RULES,
    ...HERO_RULES,
    ...GOAL_RULES,
    ...EXPLORE_RULES,
    ...TILE_RULES,
    ...GEO_RULES,
    ...GLOW_RULES,
    ...ENCOUNTER_RULES,
    ...EFFECT_RULES,
    ...BENEFIT_RULES,
    ...MOVE_RULES,
    ...ATTACK_RULES,
    ...MOMENTUM_RULES,
    ...DAMAGE_RULES,
    ...DOWN_RULES,
    ...PATTERN_RULES,
    ...MONSTER_RULES,
    ...CONTROLLER_RULES,
    ...SCALE_RULES,
  },
  houseRules: HOUSE_RULES,
};

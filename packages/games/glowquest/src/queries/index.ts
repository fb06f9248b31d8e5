export type { RoomType, TileKind } from '../content/tiles.ts';
export { newFloor } from '../dungeon/floor.ts';
export {
  type Attack,
  type Base,
  type BenefitId,
  type Effect,
  type EffectKind,
  type Encounter,
  type Entity,
  type EntityId,
  FIRST_MONSTER,
  type Floor,
  type HeroInPlay,
  type MonsterInPlay,
  type Question,
  type Tile,
  type Turn,
} from '../types/index.ts';
export { inAttackRange } from './attacking.ts';
export {
  benefitOf,
  benefitsOf,
  costOf,
  findBenefit,
  glowAtHand,
  isChosen,
  isOfGlow,
  reachedBy,
  targetsOf,
} from './benefits.ts';
export { damageOf, gritAgainst, toHitBonus } from './blow.ts';
export { dodgeOn } from './checks.ts';
export {
  alliesOf,
  enemiesOf,
  entityAt,
  entityOf,
  findEntity,
  hasFallen,
  isConscious,
  isEnemy,
  isHero,
  recordOf,
} from './entities.ts';
export { freshAttack, freshTurn } from './fresh.ts';
export { destinations, leftBehind, wayTo as wayOver } from './moving.ts';
export { coveredBy, victimsOf } from './patterns.ts';
export { overflowOf } from './slots.ts';
export { reducedBy, withEffect } from './stacking.ts';
export { armorOf, attackCost, basesOf, bestOf, effectSum, gritOf, hasEffect, hitpointsMax, speedOf } from './stats.ts';
export { cannotUse, canUseAny } from './using.ts';

// What a page asks of a table besides what is offered: who stands where, what they are worth, and what could be done.

export { goalAt } from '../own/index.ts';
export {
  type ChronicleLine,
  type Entity,
  type EntityId,
  FEATURES,
  type Feature,
  type Hero,
  LOCATIONS,
  type Location,
  type Monster,
  type Piece,
  type Question,
  type TownNote,
} from '../types/index.ts';
export { type AtHand, activatorsOf, findActivator, priceOf } from './activators.ts';
export { hasFreeUse, trainingsLeft } from './allowance.ts';
export { damageOf, isCritical, isHitting, totalOf } from './blow.ts';
export { dungeonOf, entityAt, findEntity, findHero, isConscious, isHero, monstersOf, recordOf } from './entities.ts';
export { exitsOf, isDoor, squaresAt, squaresDown, stairsUp, strollTo, type Way } from './exits.ts';
export { hasSocketFor } from './gear.ts';
export { nextLine } from './order.ts';
export {
  CRAFT_PRICE,
  CRAFT_RAW,
  GEM_RESALE,
  levelPrice,
  nextLevel,
  RAW_RESALE,
  rerollPrice,
  resaleOf,
  TAKING_PRICE,
} from './prices.ts';
export { blowOf } from './prospects.ts';
export { isQuestDone, questOf } from './quests.ts';
export { type Arm, armsOf, baseOf, elementsOf, targetsFrom } from './reach.ts';
export { seatOf } from './seating.ts';
export {
  armorOf,
  effectOf,
  fateMax,
  grabOf,
  gritOf,
  hitpointsMax,
  roleOf,
  sheetFor,
  speedOf,
  statisticsBy,
} from './stats.ts';
export { wanderersAt } from './wandering.ts';

import { faceOf, isBlock, isHit } from '../queries/combat.ts';
import type { Face, House } from '../types/index.ts';

export const SIDES = 6;

/** No house rule at all. */
export const PLAIN_HOUSE: House = {
  smallParty: false,
  figureLimits: false,
  beginnerSpells: false,
  doorsStayOpen: false,
  tallFurnitureBlocks: false,
  crossbowNotAdjacent: false,
  daggerRecoverable: false,
  blankDie: false,
  publishedShields: false,
  publishedMonsters: false,
  rockEntombs: false,
  pitNoTreasure: false,
  chestTrapMustDisarm: false,
  dwarfDisarm: 'strict',
  freeTrading: false,
  extraArtifacts: false,
  corrodePermanent: false,
  rescueSpellStrict: false,
  playOnAfterFailure: false,
  sellHalf: false,
  replayIdentical: false,
};

/**
 * How many of a die's six sides hit. The rules themselves are asked, so that odds and play cannot disagree.
 * [combat.die-faces, combat.skull-is-hit]
 */
export const sidesThatHit = (house: House): number => countSides(house, isHit);

/** How many block. [combat.any-shield-blocks, artifact.spirit-blade] */
export const sidesThatBlock = (house: House, isHeroDefending: boolean, isBlackOnly: boolean): number =>
  countSides(house, (face) => isBlock(face, house, isHeroDefending, isBlackOnly));

function countSides(house: House, isOne: (face: Face) => boolean): number {
  let sides = 0;
  for (let number = 1; number <= SIDES; number++) if (isOne(faceOf(house, number))) sides++;
  return sides;
}

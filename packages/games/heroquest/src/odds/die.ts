import { faceOf, isBlock, isHit } from '../queries/combat.ts';
import type { House } from '../types/index.ts';

export const SIDES = 6;
const NUMBERS: readonly number[] = Array.from({ length: SIDES }, (_, i) => i + 1);

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

/** How many of a die's six sides hit. The rules themselves are asked, so that odds and play cannot disagree. [combat.die-faces, combat.skull-is-hit] */
export function sidesThatHit(house: House): number {
  let sides = 0;
  for (const number of NUMBERS) if (isHit(faceOf(house, number))) sides++;
  return sides;
}

/** How many block. [combat.any-shield-blocks, artifact.spirit-blade] */
export function sidesThatBlock(house: House, isHeroDefending: boolean, isBlackOnly: boolean): number {
  let sides = 0;
  for (const number of NUMBERS) if (isBlock(faceOf(house, number), house, isHeroDefending, isBlackOnly)) sides++;
  return sides;
}

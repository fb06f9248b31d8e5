/** What each is worth in gold, and how many there are. */
const PRINTED = [
  ['crownOfTheDrownedKing', 4000, 1],
  ['wyrmlordsSceptre', 3200, 1],
  ['heartOfTheMountain', 2800, 1],
  ['thronePlate', 2500, 1],
  ['sapphireChain', 2200, 1],
  ['idolOfTheFirstSun', 2000, 1],
  ['idolOfTheLastMoon', 2000, 1],
  ['ivoryWarHorn', 1800, 1],
  ['mirrorOfPolishedSilver', 1600, 1],
  ['pearlSewnMantle', 1500, 1],
  ['casketOfBlackOpals', 1500, 1],
  ['gildedBreastplate', 1400, 1],
  ['courtMagesAstrolabe', 1300, 1],
  ['jadeChessSet', 1200, 1],
  ['amberReliquary', 1200, 1],
  ['queensDiadem', 1100, 1],
  ['sackOfOldSovereigns', 1000, 3],
  ['silverLyre', 900, 1],
  ['enamelledGoblet', 900, 1],
  ['stringOfRiverPearls', 800, 1],
  ['carvedTusk', 800, 1],
  ['bronzeCenser', 700, 1],
  ['lanternOfLateHours', 700, 1],
  ['coralComb', 600, 1],
  ['emberAegis', 600, 1],
  ['paintedIcon', 500, 1],
  ['featherCloak', 500, 1],
  ['thimbleOfMending', 400, 1],
  ['keyOfNineWards', 300, 1],
  ['coinOfSecondChances', 200, 1],
] as const;

export type TreasureTitle = (typeof PRINTED)[number][0];

interface Treasure {
  readonly title: TreasureTitle;
  readonly gold: number;
  readonly copies: number;
}

/** All Treasures of the dragon. A Treasure card is its place in this list. */
export const TREASURES: readonly Treasure[] = PRINTED.map(([title, gold, copies]) => ({ title, gold, copies }));

/** The 32 cards before they are shuffled. */
export const TREASURE_CARDS: readonly number[] = TREASURES.flatMap(({ copies }, place) =>
  Array<number>(copies).fill(place),
);

/** The place of a Treasure in the list. */
export const treasureNamed = (title: TreasureTitle): number => TREASURES.findIndex((one) => one.title === title);

/** A Treasure of the crypt, whatever lies in the hoard. [treasure.crown] */
export const BURIAL_CROWN_GOLD = 600;

/** Treasures that do something for whoever carries them; what, is in the rules that name them. [treasure.use-optional] */
export const USEFUL_TREASURES = [
  'lanternOfLateHours',
  'emberAegis',
  'featherCloak',
  'thimbleOfMending',
  'keyOfNineWards',
  'coinOfSecondChances',
] as const;
export type UsefulTreasure = (typeof USEFUL_TREASURES)[number];

/** Wounds of Dragonfire that the Ember Aegis keeps off. */
export const AEGIS_WOUNDS = 3;
/** Wounds that the Thimble of Mending heals. */
export const THIMBLE_WOUNDS = 6;

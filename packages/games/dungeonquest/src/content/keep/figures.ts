// Figures of the keep that stand in no table of their own.

/** Spaces of the sun track: rounds until nightfall, and with the house rule of a long day. [round.nightfall] */
export const SUN_SPACES: { readonly usual: number; readonly long: number } = { usual: 26, long: 30 };

/** [setup.power-hand] */
export const AT_START: { readonly powerCards: number } = { powerCards: 3 };
/** [power.hand-limit] */
export const POWER_HAND_LIMIT = 5;

/** [search.two-per-visit] */
export const SEARCHES_PER_VISIT = 2;

/** Wounds that a Healing Draught heals. [item.draught] */
export const DRAUGHT_WOUNDS = 4;

/** How much less a test counts for each determination token. [test.spend-after] */
export const TOKEN_LESS = 1;
/** How much less a test on a bridge counts for each Treasure dropped. [tile.bridge] */
export const DROPPED_LESS = 1;
/** Tokens for a failed test; Maud is more stubborn. [test.gain-on-failure] [trait.maud-stubborn] */
export const TOKENS_FOR_FAILURE = 1;
export const TOKENS_FOR_FAILURE_MAUD = 2;

/** Tiles that Challara draws where others draw one, while she has fewer wounds than weaken her. [trait.challara-scout] */
export const CHALLARA_TILES = 2;
/** Search cards that Lindel draws where others draw one. [trait.lindel-keen-eyes] */
export const LINDEL_SEARCH_CARDS = 2;

/** A hero who falls goes the way of this list, by the die; a higher face leaves it to the player. [cat.enter-fall] */
export const FALL_HEADINGS = 4;
/** Faces that take a hero who comes up one square to the left or right of the heading. [cat.drift] */
export const DRIFT_LEFT = 1;
export const DRIFT_RIGHT = 6;

/** With the house rule of no sudden death, dice of wounds in a shaft. */
export const SHAFT_DICE = 2;

/** What a Triumph alone is worth, from which result on. [single.rank] */
export const RANKS = [
  { rank: 'scavenger', from: 0 },
  { rank: 'adventurer', from: 1500 },
  { rank: 'dragonRobber', from: 3000 },
  { rank: 'legend', from: 5000 },
] as const;
export type Rank = (typeof RANKS)[number]['rank'];

// Figures that belong to a rule or to a word of the vocabulary, and not to one card. The golden tables hold them by the
// rule's name.

/** [win.quest] */
export const ROOMS_TO_CLEAR = 4;

/**
 * Gains of a new hero before the Passive one, and cards to choose from in each. [create.three-gains, gain.draw-three]
 */
export const CREATION_GAINS = 3;
export const GAIN_DRAWS = 3;

/** Times its Speed that a hero may go in a Phase. [explore.double-speed] */
export const EXPLORING = 2;
/** What the die shows when a Patrol comes by. [patrol.wandering] */
export const WANDERING_ON = 1;

/** What the Surge die shows when it is rolled again, and when it is low. [turn.reroll-one] */
export const REROLL_UP_TO = 1;
export const LOW_SURGES: readonly number[] = [2, 3];

/** What the base damage of a second attack in a Turn is less. [attack.again] */
export const AGAIN_LESS = 1;
/** Squares that Reach reaches. [pattern.reach] */
export const REACH_STEPS = 2;

/** [leave.flee, leave.dodge] */
export const FLEE_UNSTEADY = 1;
export const DODGE_ON = 4;

/** What somebody on the ground can do. [down.recover, down.throw-rock, down.crawl] */
export const RECOVER_ON = 6;
export const ROCK_DAMAGE = 2;
export const CRAWL_STEPS = 3;
/** Hitpoints of a hero whom a card kept on its feet. */
export const STAYS_AT = 1;

/** No Effect counts for more. [stack.cap-six, dice.marker-six] */
export const EFFECT_MAX = 6;
/** A monster never has more. [stack.monster-layer-cap] */
export const MONSTER_SHIELD_MAX = 3;
export const MONSTER_REFLECT_MAX = 2;
/** Ongoing of whoever is forced into Glow. [glow.forced-entry] */
export const GLOW_ONGOING = 3;
/** Squares that a Benefit moves a Lord. [effect.lord-braced] */
export const LORD_STEPS = 1;

/** What the monsters take every hero's Grit to be. [ctrl.assumed-grit] */
export const ASSUMED_GRIT = 8;

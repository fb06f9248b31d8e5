// Figures that belong to a word of the vocabulary, and not to one thing.

/** Steps of a Move that make a charge. */
export const MOVED_FAR = 3;

/** New Poison adds to old, up to this. [effect.poison-adds-up] */
export const POISON_MAX = 6;

/** What Immobile is to a Champion: Slow of so much. [monster.champion-resilience] */
export const CHAMPION_SLOW = 2;

/** More damage by the element that monsters are weak to, and more Poison. [damage.weakness-plus-two] */
export const WEAKNESS_DAMAGE = 2;
/** [damage.weakness-venom] */
export const WEAKNESS_POISON = 1;

/** To-hit with a one-handed weapon and nothing in the other hand. [gear.dueling] */
export const DUELING = 1;

/** Base damage without a weapon, in melee form. [hero.no-starting-gear] */
export const UNARMED_BASE = 1;

/** What a lone hero of Offense or Utility has more of. [party.lone-hero] */
export const LONE_HITPOINTS = 3;
export const LONE_FATE = 1;

/** Rounds in a row without any loss: then monsters stop running, and then they leave. [encounter.stall] */
export const STALL_ROUNDS = 6;
export const LEAVE_ROUNDS = 12;

/** Squares of a crawl, and the face that wakes a hero. [down.crawl, down.miracle-recovery] */
export const CRAWL = 1;
export const MIRACLE = 6;

/** Crowns for a monster, for each hero that it has felled. [loot.bounty] */
export const BOUNTY = 10;

/** What a rest gives: Shield to each hero, or Surges or to-hit for a first Attack. [room.empty-rest] */
export const BANDAGE_SHIELD = 2;
export const PLAN_SURGES = 1;
export const ALERT_TO_HIT = 1;

/** Visits of a seat in a Town phase. [town.three-visits-per-hero] */
export const VISITS = 3;
/** Boosts that serve one expedition. [tavern.max-two] */
export const BOOSTS_MAX = 2;
/** Crowns of a stake, and rounds of a visit. [fickle.stake, gambler.fickle-visit] */
export const STAKE_LEAST = 2;
export const STAKE_MOST = 50;
export const FICKLE_ROUNDS_MAX = 3;

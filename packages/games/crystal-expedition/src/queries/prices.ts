import { ITEMS, LEVELS, type Level } from '../content/index.ts';
import type { Feature, Piece } from '../types/index.ts';

/** All in Crowns. [explorer.reroll-25, explorer.lock-10-each] */
export const REROLL_PRICE = 25;
const LOCK_PRICE = 10;
/** [explorer.max-three-locks] */
export const LOCKS_MAX = 3;
/** [smith.gem-craft] */
export const CRAFT_PRICE = 10;
export const CRAFT_RAW = 3;
/** [smith.gem-setting, smith.gem-sell-15] */
export const TAKING_PRICE = 5;
export const GEM_RESALE = 15;
export const RAW_RESALE = 5;
/** What the smith gives for each level above the first. [smith.sell-half] */
const RESALE_PER_LEVEL = 10;

/** [level.cost-formula] */
const LEVEL_BASE = 50;
const LEVEL_STEP = 10;
export const levelPrice = (level: Level): number => LEVEL_BASE + LEVEL_STEP * level;

/** One level higher, or null at the top. [level.cap-five] */
export const nextLevel = (level: Level): Level | null => LEVELS.find((other) => other === level + 1) ?? null;

/** Half the list price and something for each level; a kit is worth its levels alone. [smith.sell-half, wagon.kit-is-bound] */
export const resaleOf = ({ item, level, isKit }: Pick<Piece, 'item' | 'level' | 'isKit'>): number =>
  (isKit ? 0 : Math.floor(ITEMS[item].price / 2)) + RESALE_PER_LEVEL * (level - 1);

/** A free use saves the price, not the locks. [reward.explorer] */
export const rerollPrice = (locks: readonly Feature[], isFree: boolean): number =>
  (isFree ? 0 : REROLL_PRICE) + LOCK_PRICE * locks.length;

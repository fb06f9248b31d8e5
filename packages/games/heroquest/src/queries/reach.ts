import { areDiagonal } from '@questhall/grid';
import type { Refusal } from '@questhall/kernel';
import { isWeapon, WEAPON_SHEETS } from '../content/equipment.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Square } from '../sheet/sheet.ts';
import type { HeroInPlay, House, TurnView } from '../types/index.ts';
import { boardOf, wallsSeen } from './board.ts';
import { armOf } from './gear.ts';
import { areAdjacent, bodies, type Scene, sees } from './sight.ts';
import { whyUnseen } from './unseen.ts';

/**
 * Where somebody can be struck with what a hero has in hand: beside it, at its corners if in sight, or anywhere in
 * sight.
 */
export interface Reach {
  readonly isBeside: boolean;
  readonly isCorner: boolean;
  readonly isFar: boolean;
}

const NOWHERE: Reach = { isBeside: false, isCorner: false, isFar: false };
const IN_SIGHT: Reach = { isBeside: true, isCorner: true, isFar: true };
const FROM_AFAR: Reach = { isBeside: false, isCorner: true, isFar: true };
const ALL_AROUND: Reach = { isBeside: true, isCorner: true, isFar: false };
const AT_ARMS_LENGTH: Reach = { isBeside: true, isCorner: false, isFar: false };

type Armed = Pick<HeroInPlay, 'held' | 'reloading'>;

/**
 * What may be thrown or shot as well as what must be close. [attack.one-adjacent-monster, attack.diagonal-weapons,
 * attack.ranged-weapons, attack.dagger-melee-or-thrown]
 */
export function reachOf(house: House, hero: Armed, isThrown: boolean): Reach {
  const { held } = hero;
  if (held === null) return isThrown ? NOWHERE : AT_ARMS_LENGTH;
  if (isThrown) return isThrowable(held) ? IN_SIGHT : NOWHERE;
  const { isRanged, isDiagonal } = armOf(held);
  if (!isRanged) return isDiagonal ? ALL_AROUND : AT_ARMS_LENGTH;
  if (!needsReload(held)) return IN_SIGHT; // [artifact.wand-of-magic]
  if (hero.reloading > 0) return NOWHERE; // [attack.crossbow-reload]
  return house.crossbowNotAdjacent ? FROM_AFAR : IN_SIGHT;
}

const isThrowable = (held: string): boolean => isWeapon(held) && WEAPON_SHEETS[held].isThrowable;
const needsReload = (held: string): boolean => isWeapon(held) && WEAPON_SHEETS[held].needsReload;

/** Why what is in hand does not reach a square, seen from the hero's own or from another; null when it does. */
export function reachRefusal(
  scene: Scene,
  hero: HeroInPlay,
  to: Square,
  isThrown: boolean,
  from: Square = hero.at,
  inTheWay: Uint8Array = bodies(scene),
): Refusal<Rule> | null {
  const { held, reloading } = hero;
  const reach = reachOf(scene.house, hero, isThrown);
  if (isThrown && !reach.isFar) return { rule: 'attack.dagger-melee-or-thrown', facts: { held: held ?? 'nothing' } };
  if (reach === NOWHERE) return { rule: 'attack.crossbow-reload', facts: { turns: reloading } };
  if (areAdjacent(scene, from, to))
    return reach.isBeside ? null : { rule: 'attack.ranged-weapons', facts: { house: 'crossbowNotAdjacent' } };
  const isCorner = areDiagonal(boardOf(scene.plan).grid, from, to);
  if ((isCorner ? reach.isCorner : reach.isFar) && sees(scene, from, to, inTheWay)) return null;
  if (reach.isFar)
    return {
      rule: whyUnseen(scene, wallsSeen(scene), from, to) ?? 'attack.ranged-weapons',
      facts: { square: to, unseenFrom: from },
    };
  return { rule: isCorner ? 'attack.diagonal-weapons' : 'attack.one-adjacent-monster', facts: { square: to, from } };
}

/** What is left of a turn, as its own account and everybody's view of it have it. */
type Left = Pick<TurnView, 'hasActed' | 'hasStepped' | 'isMoveOver' | 'isHalf'>;

/**
 * Whether an action is left: one to a turn, and none after a step in half a turn. [turn.move-and-one-action,
 * mind.zero-is-shaken, dread.choking-murk]
 */
export const mayAct = ({ hasActed, hasStepped, isHalf }: Left): boolean => !hasActed && !(isHalf && hasStepped);

/** Whether steps are left, should the dice give any. [turn.no-split-move] */
export const mayMove = ({ hasActed, isMoveOver, isHalf }: Left): boolean => !isMoveOver && !(isHalf && hasActed);

import { captiveOf } from '../../queries/figures.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { Action, GoldChest, HeroInPlay } from '../../types/index.ts';
import { nearestStair } from './home.ts';
import { isUseful } from './loot.ts';
import { isNearest } from './party.ts';
import { areaOf } from './scene.ts';
import { isClear } from './search.ts';
import type { Situation } from './situation.ts';
import { headFor } from './ways.ts';

/** What this quest wants done, besides finding the way: null when there is nothing for me to do. */
export function questErrand(situation: Situation): Action | null {
  const place =
    carryHome(situation) ??
    fetchGear(situation) ??
    fetchCaptive(situation) ??
    fetchThings(situation) ??
    fetchChest(situation);
  return place === null ? null : headFor(situation, place);
}

const isUp = ({ effects }: HeroInPlay): boolean => effects.slumber === 0;

/** The chest with everybody's gear. [quest.q6-gear-chest] */
function fetchGear(situation: Situation): Square | null {
  const { view, scene } = situation;
  const { gearAt, isStripped } = view;
  if (!isStripped || gearAt === null || !isClear(scene, areaOf(scene, gearAt))) return null;
  return isNearest(situation, gearAt, isUp) ? gearAt : null;
}

/** A captive in chains. [quest.q2-prisoner] */
function fetchCaptive(situation: Situation): Square | null {
  const captive = captiveOf(situation.view);
  if (captive === null || !captive.isChained || !isClear(situation.scene, areaOf(situation.scene, captive.at)))
    return null;
  return isNearest(situation, captive.at, isUp) ? captive.at : null;
}

/** Things that lie about until somebody comes for them. */
function fetchThings(situation: Situation): Square | null {
  const { view, scene } = situation;
  for (const { at, isSafe, items } of view.piles) {
    const canUse = (hero: HeroInPlay): boolean => items.some((item) => isUseful(item, hero, scene.heroes));
    if (isSafe && isNearest(situation, at, canUse)) return at;
  }
  return null;
}

const carries = ({ view }: Situation, { hero }: HeroInPlay): boolean =>
  view.chests.some(({ carrier }) => carrier === hero);

/**
 * All chests are known and can be had: then everybody without one goes for the nearest that is left.
 * [quest.q4-take-chest]
 */
function fetchChest(situation: Situation): Square | null {
  const { view, scene } = situation;
  if (view.goal.kind !== 'carry' || view.chests.length < view.goal.chests) return null;
  const isOpen = ({ where, at }: GoldChest): boolean => where === 'floor' && isClear(scene, areaOf(scene, at));
  const isFree = (hero: HeroInPlay): boolean => isUp(hero) && !carries(situation, hero);
  for (const chest of view.chests) if (isOpen(chest) && isNearest(situation, chest.at, isFree)) return chest.at;
  return null;
}

/** With a chest in one's arms there is only one way to go. [quest.q4-deliver] */
const carryHome = (situation: Situation): Square | null =>
  carries(situation, situation.me) ? nearestStair(situation) : null;

import { isArtifact } from '../../content/artifacts.ts';
import { captiveOf } from '../../queries/figures.ts';
import { mayUse } from '../../queries/gear.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { Action, GoldChest, HeroInPlay } from '../../types.ts';
import { nearestStair } from './home.ts';
import { areaOf, stepsFrom, stepsTo } from './scene.ts';
import { isClear, searchErrand } from './search.ts';
import type { Situation } from './situation.ts';
import { headFor } from './ways.ts';

/** What this quest wants done, besides finding the way: null when there is nothing for me to do. */
export function errand(situation: Situation): Action | null {
  const place = carryHome(situation) ?? fetchGear(situation) ?? fetchCaptive(situation) ?? fetchThings(situation) ?? fetchChest(situation);
  if (place !== null) return headFor(situation, place);
  const room = searchErrand(situation);
  return room === null ? null : headFor(situation, room);
}

/** Whether I am the one to go: nobody who could is nearer. */
function isNearest({ scene, me, view }: Situation, place: Square, isFit: (hero: HeroInPlay) => boolean): boolean {
  if (!isFit(me)) return false;
  const steps = stepsFrom(scene, place, scene.fixed, scene.floods.other);
  const mine = stepsTo(steps, me.at);
  if (mine < 0) return false;
  return scene.heroes.every((hero) => {
    const theirs = stepsTo(steps, hero.at);
    if (hero === me || theirs < 0 || !isFit(hero)) return true;
    return theirs > mine || (theirs === mine && view.order.indexOf(me.hero) < view.order.indexOf(hero.hero));
  });
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
  if (captive === null || !captive.isChained || !isClear(situation.scene, areaOf(situation.scene, captive.at))) return null;
  return isNearest(situation, captive.at, isUp) ? captive.at : null;
}

/** Things that lie about until somebody comes for them. */
function fetchThings(situation: Situation): Square | null {
  for (const { at, isSafe, items } of situation.view.piles) {
    const isUser = ({ hero }: HeroInPlay): boolean => items.some((item) => !isArtifact(item) || mayUse(hero, item));
    if (isSafe && isNearest(situation, at, isUser)) return at;
  }
  return null;
}

const carries = ({ view }: Situation, { hero }: HeroInPlay): boolean => view.chests.some(({ carrier }) => carrier === hero);

/** All chests are known and can be had: then everybody without one goes for the nearest that is left. [quest.q4-take-chest] */
function fetchChest(situation: Situation): Square | null {
  const { view, scene } = situation;
  if (view.goal.kind !== 'carry' || view.chests.length < view.goal.chests) return null;
  const isOpen = ({ where, at }: GoldChest): boolean => where === 'floor' && isClear(scene, areaOf(scene, at));
  const isFree = (hero: HeroInPlay): boolean => isUp(hero) && !carries(situation, hero);
  for (const chest of view.chests) if (isOpen(chest) && isNearest(situation, chest.at, isFree)) return chest.at;
  return null;
}

/** With a chest in one's arms there is only one way to go. [quest.q4-deliver] */
const carryHome = (situation: Situation): Square | null => (carries(situation, situation.me) ? nearestStair(situation) : null);

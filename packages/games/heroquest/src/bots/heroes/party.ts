import { captiveOf } from '../../queries/figures.ts';
import { armOf, hasUnused } from '../../queries/gear.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { HeroInPlay, View } from '../../types/index.ts';
import { because, type Decision } from '../decision.ts';
import { type Scene, stepsFrom, stepsTo } from './scene.ts';
import { type Situation, sturdiness } from './situation.ts';
import { headFor, isBesideTrap, toCheapest } from './ways.ts';

const GAP = 2;
const WIZARD_GAP = 3;
const AVOID = 3;
/** Others are together when so near. */
export const TOGETHER = 6;

/** Whoever can bear most goes first, the Wizard only when alone; sleepers lead nobody. [ai.hero-leader] */
export function leaderOf(view: View): HeroInPlay | null {
  let leader: HeroInPlay | null = null;
  let best = -1;
  for (const key of view.order) {
    const hero = view.heroes.find((one) => one.hero === key);
    if (hero?.status !== 'here') continue;
    const worth = sturdiness(hero) + (hero.hero === 'wizard' ? 0 : 100) + (hero.effects.slumber > 0 ? 0 : 1000);
    if (worth <= best) continue;
    best = worth;
    leader = hero;
  }
  return leader;
}

/** Everybody who can come is within a few steps of a place. */
export function areTogether(scene: Scene, at: Square, within: number): boolean {
  const steps = stepsFrom(scene, at, scene.fixed, scene.floods.other);
  return scene.heroes.every((hero) => {
    const far = stepsTo(steps, hero.at);
    return far < 0 || far <= within || isBusy(scene.view, hero);
  });
}

/** Asleep, or on the way home with a chest: nobody waits for them. */
const isBusy = ({ chests }: View, { hero, effects }: HeroInPlay): boolean =>
  effects.slumber > 0 || chests.some(({ carrier }) => carrier === hero);

/** Whether I am the one to go: nobody who could is nearer. */
export function isNearest(
  { scene, me, view }: Situation,
  place: Square,
  isFit: (hero: HeroInPlay) => boolean,
): boolean {
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

/** A few squares behind the leader, and never where others must jump. */
export function follow(situation: Situation, leader: HeroInPlay): Decision | null {
  const { scene, me, movement } = situation;
  if (movement === 0) return null;
  const gap = me.hero === 'wizard' ? WIZARD_GAP : GAP;
  const steps = stepsFrom(scene, leader.at, scene.still, scene.floods.field);
  const here = stepsTo(steps, me.at);
  if (here < 0 || here > TOGETHER) return because('ai.hero-follow', headFor(situation, leader.at, gap));
  const costOf = (square: Square): number => {
    const away = stepsTo(steps, square);
    return away <= 0 ? Number.POSITIVE_INFINITY : Math.abs(away - gap) + (isBesideTrap(scene, square) ? AVOID : 0);
  };
  return because('ai.hero-follow', toCheapest(situation, costOf, costOf(me.at)));
}

/** The goal is met or beyond hope: what is left is the way out. */
export const isGoingHome = (view: View): boolean => view.isGoalMet || view.isGoalLost;

/** A captive who must be brought out. */
export const escorted = (view: View): ReturnType<typeof captiveOf> => {
  const captive = captiveOf(view);
  return captive?.isChained === false ? captive : null;
};

export const isRanged = ({ held }: HeroInPlay): boolean => held !== null && armOf(held).isRanged;

export const bearerOfRing = (view: View): HeroInPlay | null =>
  view.heroes.find((hero) => hero.status === 'here' && hasUnused(view, hero, 'ring-of-return')) ?? null;

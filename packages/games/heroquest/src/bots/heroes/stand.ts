import { needsSpiritBlade } from '../../queries/combat.ts';
import { isWanted } from '../../queries/goal.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { Action, MonsterInPlay } from '../../types/index.ts';
import { because, type Decision, END_TURN } from '../decision.ts';
import { awakeBeside, isDoorSquare } from './fight.ts';
import { isRanged, leaderOf } from './party.ts';
import { areBeside, hasLine, stepsFrom, stepsTo } from './scene.ts';
import { isAwake, type Situation, sturdiness } from './situation.ts';
import { hasSpells } from './spells.ts';
import { openSides, safestStop } from './threat.ts';
import { headFor, toCheapest } from './ways.ts';

/** Monsters slower than this are not waited for. */
const SLOW = 4;
const PATIENCE = 3;
const WIZARD_GAP = 3;
/** With so few Body Points nobody goes to look for a fight. */
const FRAIL = 2;
const FAR = 30;

/** Fast monsters that will be here within two turns; those that already have somebody to fight are not waited for. */
function isAnyComing(situation: Situation): boolean {
  const { foes, far, view } = situation;
  return foes.some((foe) => {
    const steps = stepsTo(far, foe.at);
    return (
      isAwake(foe) &&
      foe.move > SLOW &&
      steps >= 0 &&
      steps <= 2 * foe.move &&
      !isEngaged(situation, foe) &&
      !isProofHere(foe, view)
    );
  });
}

const isEngaged = ({ scene }: Situation, { at }: MonsterInPlay): boolean =>
  scene.heroes.some((hero) => areBeside(scene, at, hero.at));

const isProofHere = ({ key }: MonsterInPlay, { heroes }: Situation['view']): boolean =>
  needsSpiritBlade(key) &&
  !heroes.some(({ status, artifacts }) => status === 'here' && artifacts.includes('spirit-blade'));

/** No blow is worth it: whoever is sure to come is awaited side by side, and the others are sought out. */
export function holdOrAdvance(situation: Situation): Decision | null {
  const { me } = situation;
  const isComing = isAnyComing(situation);
  const isTired = isTiredOfWaiting(situation);
  if (isTired && me.body <= FRAIL) return null;
  const walk = isComing && !isTired ? closeRanks(situation) : advance(situation);
  return because('ai.hero-hold', walk ?? (isTired ? null : END_TURN));
}

/** It has waited for some rounds, and nobody has come. */
export const isTiredOfWaiting = ({ me, memory, view }: Situation): boolean =>
  view.round - (memory.heldSince.get(me.hero) ?? view.round) >= PATIENCE;

/** Towards the nearest foe; the quest's own ones count as nearer. */
function advance(situation: Situation): Action | null {
  if (situation.movement === 0) return null;
  const { foes, far, view } = situation;
  let target: MonsterInPlay | null = null;
  let best = Number.POSITIVE_INFINITY;
  for (const foe of foes) {
    const steps = stepsTo(far, foe.at);
    if (steps < 0 || isProofHere(foe, view)) continue;
    const cost = steps - (isWanted(view.goal, foe) ? PATIENCE : 0);
    if (cost >= best) continue;
    best = cost;
    target = foe;
  }
  return target && headFor(situation, target.at, 1);
}

/** Close to the leader, with as few sides open as can be. */
function closeRanks(situation: Situation): Action | null {
  if (situation.movement === 0) return null;
  const { scene, me, view } = situation;
  const leader = leaderOf(view);
  if (leader === null) return null;
  const steps = stepsFrom(scene, leader.at, scene.fixed, scene.floods.field);
  const costOf = (square: Square): number => {
    const away = stepsTo(steps, square);
    return openSides(scene, square, me) + (away < 0 ? 99 : Math.max(0, away - 1));
  };
  return toCheapest(situation, costOf, costOf(me.at) - 0.5);
}

/** Whoever should not be in the fight goes out of it, or stays out. */
export function keepBack(situation: Situation): Decision {
  return because('ai.hero-survive', walkToSafety(situation) ?? END_TURN);
}

/**
 * Where the fewest can strike; for the Wizard, a few steps behind the leader and in sight of what its spells may hit.
 */
function walkToSafety(situation: Situation): Action | null {
  const { scene, me, view, foes, movement } = situation;
  if (movement === 0) return null;
  const leader = leaderOf(view);
  const steps = leader === null ? null : stepsFrom(scene, leader.at, scene.fixed, scene.floods.field);
  const isAiming = hasSpells(me) || isRanged(me);
  const gapAt = (square: Square): number => {
    const away = steps === null ? WIZARD_GAP : stepsTo(steps, square);
    return away < 0 ? FAR : Math.abs(away - WIZARD_GAP);
  };
  const isSeeing = (square: Square): boolean => isAiming && foes.some(({ at }) => hasLine(scene, square, at));
  const best = safestStop(situation, gapAt, isSeeing);
  return best === me.at ? null : { type: 'walk', to: best };
}

/** A doorway, or a place as narrow as one. */
const isNarrow = ({ scene, me }: Situation): boolean => isDoorSquare(scene, me.at) || openSides(scene, me.at, me) <= 2;

/** Nothing has come of it for three rounds: whoever fights in a doorway makes room for somebody stronger. */
export function makeRoom(situation: Situation): Decision | null {
  const { scene, me, memory, view } = situation;
  const isStuck = view.round - memory.hurtAt >= PATIENCE && isNarrow(situation) && awakeBeside(scene, me.at) > 0;
  if (!isStuck || situation.movement === 0) return null;
  const isWeaker = scene.heroes.some((hero) => sturdiness(hero) > sturdiness(me) && awakeBeside(scene, hero.at) === 0);
  return because('ai.hero-hold', isWeaker ? walkToSafety(situation) : null);
}

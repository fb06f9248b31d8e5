import { mayAct } from '../../queries/reach.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { Action } from '../../types/index.ts';
import { because, type Decision, END_TURN } from '../decision.ts';
import { leadIn } from './explore.ts';
import { bestBlow, hit, strike } from './fight.ts';
import { isHopeless, isLate } from './memory.ts';
import { bearerOfRing, escorted, isGoingHome } from './party.ts';
import { areaOf, hasLine, stairOffsets, stepsFrom, stepsTo } from './scene.ts';
import type { Situation } from './situation.ts';
import { bestSpell } from './spells.ts';
import { downhill, headFor } from './ways.ts';

/** The way out is all that is left, or all there ever was. */
export const isLeaving = ({ view, memory }: Situation): boolean =>
  isGoingHome(view) || view.goal.kind === 'reach' || isHopeless(memory, view);

/** The square of the stairway that is nearest by foot; null when no way is known. */
export function nearestStair({ scene, view, far }: Situation): Square | null {
  if (view.stairs === null) return null;
  let best: Square | null = null;
  for (const off of stairOffsets(scene.board)) {
    const steps = stepsTo(far, view.stairs + off);
    if (steps >= 0 && (best === null || steps < stepsTo(far, best))) best = view.stairs + off;
  }
  return best;
}

/** To the stairway; on the way only what bars it is fought, and what stands at arm's length before the first step. */
export function leave(situation: Situation): Decision[] | null {
  const ring = goingHome(useRing(situation));
  if (ring !== null) return [ring];
  const stair = nearestStair(situation);
  if (stair === null) return null;
  const { me, turn } = situation;
  const spell = bestSpell(situation);
  if (spell !== null) return [spell];
  const blow = mayAct(turn) ? bestBlow(situation) : null;
  if (blow !== null && blow.from === me.at) return [hit(blow)];
  if (me.at === stair) return [STAYING];
  const walk = goingHome(walkHome(situation, stair));
  if (walk !== null) return [walk];
  return blow === null ? [STAYING] : strike(situation, blow);
}

const goingHome = (action: Action | null): Decision | null => because('ai.hero-exit', action);
const STAYING = because('ai.hero-exit', END_TURN);

/**
 * By a way without monsters if there is one, even through a door nobody has opened yet; else as near as they let me.
 */
function walkHome(situation: Situation, stair: Square): Action | null {
  const { scene, me, view } = situation;
  const { field } = scene.floods;
  const isFree = stepsTo(stepsFrom(scene, stair, scene.barred, field), me.at) >= 0;
  const free = isFree ? downhill(situation, field) : null;
  if (free !== null) return free;
  const way = view.monsters.length === 0 ? null : leadIn(scene, stepsFrom(scene, me.at, scene.barred, field));
  if (way !== null && way.door !== null) {
    if (way.at === me.at) return { type: 'open', door: way.door };
    const walk = headFor(situation, way.at);
    if (walk !== null) return walk;
  }
  return headFor(situation, stair);
}

/**
 * The Ring takes home whoever is in sight: it is used when all are, or when nobody else can be hoped for.
 * [artifact.ring-of-return]
 */
function useRing({ scene, me, view, turn }: Situation): Action | null {
  if (!mayAct(turn) || bearerOfRing(view) !== me) return null;
  const isHome = scene.heroes.every(({ at }) => scene.stairAt[at] === 1);
  if (isHome) return null;
  const steps = stepsFrom(scene, me.at, scene.fixed, scene.floods.other);
  const isNear = ({ at }: { readonly at: Square }): boolean => stepsTo(steps, at) >= 0;
  const isMissing = scene.heroes.some((hero) => isNear(hero) && !hasLine(scene, me.at, hero.at));
  const isPressed = scene.view.monsters.some(({ at }) => areaOf(scene, at) === areaOf(scene, me.at));
  return isMissing && !isPressed ? null : { type: 'useRing' };
}

const LAST_BODY = 2;

export function goUp(situation: Situation): Decision | null {
  return goingHome(isTimeToLeave(situation) ? { type: 'leave' } : null);
}

/** Whoever stands on the stairway and has no more to do goes up; so does the last one, half dead. */
function isTimeToLeave(situation: Situation): boolean {
  const { view, scene, me, memory } = situation;
  if (scene.stairAt[me.at] !== 1) return false;
  if (isGoingHome(view) || view.goal.kind === 'reach') return true;
  const isLost =
    isHopeless(memory, view) || (scene.heroes.length === 1 && me.body <= LAST_BODY && situation.foes.length > 0);
  return isLost && (escorted(view) === null || isLate(view));
}

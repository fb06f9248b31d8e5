import type { Flood } from '@questhall/grid';
import { isProof } from '../../queries/combat.ts';
import { captiveOf, genieOf } from '../../queries/figures.ts';
import type { Square } from '../../sheet/sheet.ts';
import { type Action, GENIE_ID, type MonsterInPlay, type View } from '../../types/index.ts';
import { attackOn, gainFrom } from './fight.ts';
import { canStop, look, type Scene, stepOver, stepsFrom, stepsTo } from './scene.ts';
import { threatMap } from './threat.ts';
import { downhill, fieldTo, type Walker } from './ways.ts';

const END: Action = { type: 'endTurn' };

/** The Genie strikes what is worth most within its reach, or goes nearer. [ally.genie-can] */
export function genieTurn(view: View): Action[] {
  const genie = genieOf(view);
  const { turn } = view;
  if (genie === null || turn === null || turn.hasActed) return [END];
  const scene = look(view);
  const barred = scene.fixed.slice();
  for (const { at } of view.monsters) barred[at] = 1;
  for (const { at, isChained } of view.allies) if (isChained) barred[at] = 1; // [quest.q2-prisoner]
  const movement = turn.hasStepped ? 0 : (turn.movement ?? 0);
  const reach = stepsFrom(scene, genie.at, barred, scene.floods.reach, movement);
  const blow = genieBlow(scene, reach);
  if (blow !== null)
    return blow.from === genie.at ? [attackOn(blow.foe), END] : [{ type: 'walk', to: blow.from }, attackOn(blow.foe)];
  if (movement === 0) return [END];
  const stop = nearestToFoe(scene, reach, genie.at);
  return stop === genie.at ? [END] : [{ type: 'walk', to: stop }, END];
}

function genieBlow(scene: Scene, reach: Flood): { readonly foe: MonsterInPlay; readonly from: Square } | null {
  const { view } = scene;
  let best: { readonly foe: MonsterInPlay; readonly from: Square } | null = null;
  let bestScore = 0;
  for (const foe of view.monsters) {
    if (isProof(foe, null)) continue;
    const gain = gainFrom(view, GENIE_ID, foe, false);
    for (let direction = 0; direction < 4; direction++) {
      const from = stepOver(scene, foe.at, direction);
      const steps = from < 0 ? -1 : stepsTo(reach, from);
      if (steps < 0 || (steps > 0 && !canStop(scene, from)) || gain - 0.002 * steps <= bestScore) continue;
      best = { foe, from };
      bestScore = gain - 0.002 * steps;
    }
  }
  return best;
}

function nearestToFoe(scene: Scene, reach: Flood, at: Square): Square {
  const away = stepsFrom(scene, at, scene.fixed, scene.floods.far);
  let target: Square | null = null;
  for (const foe of scene.view.monsters) {
    const steps = stepsTo(away, foe.at);
    if (steps >= 0 && (target === null || steps < stepsTo(away, target))) target = foe.at;
  }
  if (target === null) return at;
  const field = stepsFrom(scene, target, scene.fixed, scene.floods.field);
  let best = at;
  for (let i = 1; i < reach.count; i++) {
    const square = reach.order[i] ?? 0;
    if (stepsTo(field, square) >= 0 && stepsTo(field, square) < stepsTo(field, best) && canStop(scene, square))
      best = square;
  }
  return best;
}

/** Steps from the nearest hero beyond which a captive does not go alone. */
const GUARDED = 4;

/** A captive goes home as far as it is safe, and stays with the heroes. [quest.q2-escort] */
export function captiveTurn(view: View): Action[] {
  const captive = captiveOf(view);
  const { turn } = view;
  const movement = turn?.movement ?? 0;
  if (captive === null || turn === null || movement === 0 || view.stairs === null) return [END];
  const scene = look(view);
  const reach = stepsFrom(scene, captive.at, scene.barred, scene.floods.reach, movement);
  const walker = { scene, view, movement, reach, me: captive };
  const threats = threatMap(scene, captive);
  const guards = guardSteps(scene);
  const isSafe = (square: Square): boolean =>
    scene.stairAt[square] === 1 || ((threats[square] ?? 0) === 0 && (guards[square] ?? GUARDED) <= GUARDED);
  const field = fieldTo(walker, view.stairs);
  const stop = safeStop(walker, field, isSafe);
  if (stop !== captive.at) return [{ type: 'walk', to: stop }];
  if ((threats[captive.at] ?? 0) > 0) return [END];
  const step = downhill(walker, field);
  const isJump =
    step !== null && (step.type === 'jump' || view.traps.some(({ at }) => step.type === 'walk' && step.to === at));
  return isJump ? [step] : [END];
}

/** The nearest safe square on the way; from a threatened one, any that is safe. */
function safeStop({ scene, me, reach }: Walker, field: Flood, isSafe: (square: Square) => boolean): Square {
  let best = me.at;
  let bestSteps = isSafe(me.at) ? stepsTo(field, me.at) : Number.POSITIVE_INFINITY;
  for (let i = 1; i < reach.count; i++) {
    const square = reach.order[i] ?? 0;
    const steps = stepsTo(field, square);
    if (steps < 0 || steps >= bestSteps || !canStop(scene, square) || !isSafe(square)) continue;
    best = square;
    bestSteps = steps;
  }
  return best;
}

/** Steps to the nearest hero, for every square. */
function guardSteps(scene: Scene): Int16Array {
  const nearest = new Int16Array(scene.fixed.length).fill(99);
  for (const { at } of scene.heroes) {
    const { count, order, distance } = stepsFrom(scene, at, scene.fixed, scene.floods.other);
    for (let i = 0; i < count; i++) {
      const square = order[i] ?? 0;
      nearest[square] = Math.min(nearest[square] ?? 99, distance[square] ?? 99);
    }
  }
  return nearest;
}

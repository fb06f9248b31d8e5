import type { Flood } from '@questhall/grid';
import { JUMP_COST } from '../../content/traps.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { Action } from '../../types/index.ts';
import { canStop, type Scene, stepOver, stepsFrom, stepsTo } from './scene.ts';
import type { Situation } from './situation.ts';

/** A detour of so many steps is better than a trap. */
const TRAP_DETOUR = 12;

/** Whoever walks: a hero in its turn, or a captive. */
export type Walker = Pick<Situation, 'scene' | 'view' | 'movement' | 'reach'> & {
  readonly me: { readonly at: Square };
};

/** Steps to a place from everywhere; through known traps only where the way around them is far too long. */
export function fieldTo({ scene, me }: Walker, to: Square): Flood {
  const { field, other } = scene.floods;
  stepsFrom(scene, to, scene.still, field);
  const around = stepsTo(field, me.at);
  if (scene.view.traps.length === 0) return field;
  stepsFrom(scene, to, scene.fixed, other);
  const through = stepsTo(other, me.at);
  return through >= 0 && (around < 0 || around > through + TRAP_DETOUR) ? other : field;
}

/**
 * The square I can stop on that lies nearest to a place; my own when none is nearer. Fewest steps first among equals.
 */
function nearestStop({ scene, me, reach }: Walker, field: Flood, atLeast = 0): Square {
  let best = me.at;
  let bestSteps = stepsTo(field, me.at);
  for (let i = 1; i < reach.count; i++) {
    const square = reach.order[i] ?? 0;
    const steps = stepsTo(field, square);
    if (steps < atLeast || (bestSteps >= 0 && steps >= bestSteps) || !canStop(scene, square)) continue;
    best = square;
    bestSteps = steps;
  }
  return best;
}

/** To the square in reach that costs least; null when none costs less than staying. */
export function toCheapest(
  { scene, me, reach }: Situation,
  costOf: (square: Square) => number,
  staying: number,
): Action | null {
  let best = me.at;
  let bestCost = staying;
  for (let i = 1; i < reach.count; i++) {
    const square = reach.order[i] ?? 0;
    if (!canStop(scene, square)) continue;
    const cost = costOf(square);
    if (cost >= bestCost) continue;
    best = square;
    bestCost = cost;
  }
  return best === me.at ? null : { type: 'walk', to: best };
}

/**
 * Towards a place, as far as this turn's movement goes; over a trap if the only way leads there. Null when I cannot
 * come nearer.
 */
export function headFor(walker: Walker, to: Square, atLeast = 0): Action | null {
  return walker.movement === 0 ? null : downhill(walker, fieldTo(walker, to), atLeast);
}

/** The same along steps that are counted already. */
export function downhill(walker: Walker, field: Flood, atLeast = 0): Action | null {
  const { me } = walker;
  if (stepsTo(field, me.at) < 0) return null;
  const stop = nearestStop(walker, field, atLeast);
  return stop === me.at ? crossTrap(walker, field) : { type: 'walk', to: stop };
}

/**
 * A known trap lies ahead: a spear may be dodged and is gone then, anything else is jumped over. [trap.jump,
 * trap.known-may-be-walked]
 */
function crossTrap({ scene, me, movement, view }: Walker, field: Flood): Action | null {
  const here = stepsTo(field, me.at);
  for (let direction = 0; direction < 4; direction++) {
    const over = stepOver(scene, me.at, direction);
    const trap = over < 0 ? undefined : view.traps.find(({ at }) => at === over);
    const steps = stepsTo(field, over);
    if (trap === undefined || steps < 0 || steps >= here || !canStop(scene, over)) continue;
    if (trap.kind === 'spear') return { type: 'walk', to: over };
    const landing = movement >= JUMP_COST ? landingBeyond(scene, field, over, me.at) : -1;
    if (landing >= 0) return { type: 'jump', over, to: landing };
    if (trap.kind === 'pit' && movement >= JUMP_COST && steps > 0) return { type: 'walk', to: over };
  }
  return null;
}

function landingBeyond(scene: Scene, field: Flood, over: Square, from: Square): Square {
  for (let direction = 0; direction < 4; direction++) {
    const to = stepOver(scene, over, direction);
    const isBeyond = to >= 0 && to !== from && stepsTo(field, to) >= 0 && stepsTo(field, to) < stepsTo(field, over);
    if (isBeyond && scene.still[to] === 0 && scene.foeAt[to] === 0 && scene.friendAt[to] === 0) return to;
  }
  return -1;
}

/** A corridor square beside a known trap: nobody stops there, for others must jump. */
export function isBesideTrap(scene: Scene, square: Square): boolean {
  for (let direction = 0; direction < 4; direction++) {
    const beside = stepOver(scene, square, direction);
    if (beside >= 0 && scene.still[beside] === 1 && scene.fixed[beside] === 0) return true;
  }
  return false;
}

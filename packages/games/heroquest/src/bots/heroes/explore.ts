import { acrossFrom, type Flood, sidesOf } from '@questhall/grid';
import type { Edge, Square } from '../../sheet/sheet.ts';
import type { Action, View } from '../../types/index.ts';
import { because, type Decision, END_TURN } from '../decision.ts';
import type { Memory } from './memory.ts';
import { areTogether, TOGETHER } from './party.ts';
import { apart, isShown, type Scene, stepOver, stepsFrom, stepsTo } from './scene.ts';
import type { Situation } from './situation.ts';
import { headFor } from './ways.ts';

/** Turns a leader waits before a door for the others. */
const WAIT = 2;
/** Steps behind the leader that are too many, and rounds it then stands still. */
const STRAGGLING = 9;
const LONG_WAIT = 5;
/** In a race, steps to the stairway count more than steps to the door: nobody knows the way beyond it. */
const BEYOND = 1.3;

/** Where something new can be found. */
export interface Lead {
  readonly at: Square;
  /** The door to open there; null for a corridor to look into. */
  readonly door: Edge | null;
}

/**
 * The nearest known unopened door or unrevealed corridor square; known traps are in the way unless nothing is left
 * without them.
 */
export function nextLead(scene: Scene, from: Square): Lead | null {
  const { still, fixed, floods, view } = scene;
  const lead = leadIn(scene, stepsFrom(scene, from, still, floods.field));
  if (lead !== null || view.traps.length === 0) return lead;
  return leadIn(scene, stepsFrom(scene, from, fixed, floods.field));
}

/** The best one among squares that were reached; with the stairway as the aim, the one on the shortest way there. */
export function leadIn(scene: Scene, steps: Flood): Lead | null {
  const { view } = scene;
  const aim = view.goal.kind === 'reach' || view.isGoalMet ? view.stairs : null;
  const costOf = (at: Square): number => stepsTo(steps, at) + (aim === null ? 0 : BEYOND * apart(scene, at, aim));
  let best = nearestDoor(scene, steps, costOf);
  let bestCost = best === null ? Number.POSITIVE_INFINITY : costOf(best.at);
  for (let i = 0; i < steps.count; i++) {
    const at = steps.order[i] ?? 0;
    if (stepsTo(steps, at) >= bestCost) break; // the squares come in the order of their steps
    if (!isFrontier(scene, at) || costOf(at) >= bestCost) continue;
    best = { at, door: null };
    bestCost = costOf(at);
  }
  return best;
}

/** A closed door with nothing known behind it, or something that cannot be reached otherwise. */
function nearestDoor(scene: Scene, steps: Flood, costOf: (at: Square) => number): Lead | null {
  const { view } = scene;
  const { grid } = scene.board;
  let best: Lead | null = null;
  for (const { edge, isOpen, kind, changed } of view.doors) {
    if (isOpen || kind === 'portal' || changed === view.round) continue;
    for (const at of sidesOf(grid, edge)) {
      const beyond = acrossFrom(grid, edge, at);
      const isNew = stepsTo(steps, at) >= 0 && stepsTo(steps, beyond) < 0 && !view.rocks.includes(beyond);
      if (isNew && (best === null || costOf(at) < costOf(best.at))) best = { at, door: edge };
    }
  }
  return best;
}

/** A square from which one more step would show something new. */
function isFrontier(scene: Scene, square: Square): boolean {
  for (let direction = 0; direction < 4; direction++) {
    const beside = stepOver(scene, square, direction);
    if (beside >= 0 && !isShown(scene.view, beside)) return true;
  }
  return false;
}

/** Somebody has been left so far behind that the leader stops, though not for ever. */
function isAloneAhead({ scene, me, memory, view }: Situation): boolean {
  if (view.limit !== null || areTogether(scene, me.at, STRAGGLING)) {
    memory.aloneSince = 0;
    return false;
  }
  if (memory.aloneSince === 0) memory.aloneSince = view.round;
  return view.round - memory.aloneSince < LONG_WAIT;
}

/** To the door; through it once the others are there, or have been waited for long enough. */
export function pursue(situation: Situation, { at, door }: Lead): readonly Decision[] {
  const { me, memory, view } = situation;
  if (isAloneAhead(situation)) return WAITING;
  if (me.at !== at) {
    const walk = headFor(situation, at);
    if (walk === null) return WAITING;
    const isThere = walk.type === 'walk' && walk.to === at && door !== null;
    return isThere && mayOpen(situation, at, door) ? [leading(walk), leading({ type: 'open', door })] : [leading(walk)];
  }
  if (door === null) return WAITING;
  if (mayOpen(situation, at, door)) return [leading({ type: 'open', door })];
  if (memory.waitingAt !== door) startWaiting(memory, door, view);
  return WAITING;
}

const leading = (action: Action): Decision => because('ai.hero-leader', action);

/** The leader stays where it is. */
const WAITING: readonly Decision[] = [leading(END_TURN)];

function startWaiting(memory: Memory, door: Edge, { round }: View): void {
  memory.waitingAt = door;
  memory.waitingSince = round;
}

/** With a blow or a spell in hand: whoever opens acts first. In a race nobody has the time. */
function mayOpen({ scene, memory, view, turn }: Situation, at: Square, door: Edge): boolean {
  if (turn.hasActed && view.limit === null) return false;
  const isWaitedFor = memory.waitingAt === door && view.round - memory.waitingSince >= (view.limit === null ? WAIT : 1);
  return isWaitedFor || areTogether(scene, at, TOGETHER);
}

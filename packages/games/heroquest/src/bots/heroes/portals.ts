import { sidesOf } from '@questhall/grid';
import { mayMove } from '../../queries/reach.ts';
import type { Edge, Square } from '../../sheet/sheet.ts';
import type { Action, HeroInPlay, View } from '../../types/index.ts';
import type { Memory } from './memory.ts';
import { isGoingHome } from './party.ts';
import { canStop, stepsFrom, stepsTo } from './scene.ts';
import type { Situation } from './situation.ts';
import { headFor } from './ways.ts';

/** Everybody must be so near before the first one goes, for the way behind a portal is another one next round. */
const CLOSE = 3;

interface Gate {
  readonly edge: Edge;
  /** The square on this side. */
  readonly at: Square;
}

/** Doors lead nobody knows where: all go through the same one in the same round. [quest.q10-portal-doors] */
export function throughPortal(situation: Situation): Action[] | null {
  const { view, turn } = situation;
  if (!mayMove(turn) || !view.doors.some(({ kind }) => kind === 'portal')) return null;
  const used = gates(situation).find(({ edge }) => view.portals.some((portal) => portal.edge === edge));
  if (used !== undefined) return stepInto(situation, used);
  const gate = nearestGate(situation);
  if (gate === null) return null;
  if (isFirst(situation) && areAllNear(situation, gate)) return stepInto(situation, gate);
  return gather(situation, gate);
}

/** Portals on this side of which I can come to stand. */
function gates({ scene, view, far }: Situation): Gate[] {
  const found: Gate[] = [];
  for (const { edge, kind } of view.doors) {
    if (kind !== 'portal') continue;
    for (const at of sidesOf(scene.board.grid, edge)) if (stepsTo(far, at) >= 0) found.push({ edge, at });
  }
  return found;
}

/** The one nearest to whoever leads here: so all come to think of the same. */
function nearestGate(situation: Situation): Gate | null {
  const { scene } = situation;
  const leader = companions(situation)[0] ?? situation.me;
  const steps = stepsFrom(scene, leader.at, scene.fixed, scene.floods.other);
  let best: Gate | null = null;
  for (const gate of gates(situation))
    if (best === null || stepsTo(steps, gate.at) < stepsTo(steps, best.at)) best = gate;
  return best;
}

/** Those who could walk to me, in the order of their turns, myself among them. */
function companions({ scene, view, far }: Situation): HeroInPlay[] {
  const near = scene.heroes.filter(({ at, effects }) => stepsTo(far, at) >= 0 && effects.slumber === 0);
  return near.sort((a, b) => view.order.indexOf(a.hero) - view.order.indexOf(b.hero));
}

const isFirst = (situation: Situation): boolean => companions(situation)[0] === situation.me;

function areAllNear(situation: Situation, { at }: Gate): boolean {
  const { scene, me } = situation;
  const steps = stepsFrom(scene, at, scene.fixed, scene.floods.other);
  return companions(situation).every((hero) => hero === me || stepsTo(steps, hero.at) <= CLOSE);
}

function stepInto(situation: Situation, { edge, at }: Gate): Action[] | null {
  const { me, reach, movement, scene } = situation;
  if (me.at === at) return movement >= 1 ? [{ type: 'portal', door: edge }] : null;
  const steps = stepsTo(reach, at);
  if (steps > 0 && steps < movement && canStop(scene, at))
    return [
      { type: 'walk', to: at },
      { type: 'portal', door: edge },
    ];
  const walk = headFor(situation, at, 1);
  return walk && [walk];
}

/** Near the portal, but not in the way. */
function gather(situation: Situation, { at }: Gate): Action[] | null {
  const { me, reach, scene } = situation;
  if (me.at !== at) {
    const walk = headFor(situation, at, 1);
    return walk && [walk];
  }
  for (let i = 1; i < reach.count; i++) {
    const aside = reach.order[i] ?? 0;
    if (canStop(scene, aside)) return [{ type: 'walk', to: aside }];
  }
  return null;
}

/** Up or down by one: to where nobody has been, or home when the quest is done. [quest.q10-steer] */
export function steerTo(memory: Memory, view: View, stairRoom: string | null, sum: number): Action {
  const wish = (by: number): number => {
    const to = sum + by;
    if (to < 2 || to > 12) return -1;
    const room = memory.portalRooms.get(to);
    if (isGoingHome(view)) return room === undefined ? 1 : room === stairRoom ? 2 : 0;
    return room === undefined ? 2 : view.heroes.some(({ searched }) => searched.includes(room)) ? 0 : 1;
  };
  let best = 0;
  for (const by of [-1, 1]) if (wish(by) > wish(best)) best = by;
  memory.portalSum = sum + best;
  return { type: 'steer', by: best };
}

/** Where the last portal led, now that it is known. */
export function learnPortal(memory: Memory, { portals }: View): void {
  const last = portals.at(-1);
  if (memory.portalSum === null || last === undefined) return;
  memory.portalRooms.set(memory.portalSum, last.room);
  memory.portalSum = null;
}

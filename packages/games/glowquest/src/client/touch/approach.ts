import type { Plan } from '@questhall/facets';
import type { Cell } from '@questhall/grid';
import { cannotStrike, inAttackRange } from '../../queries/attacking.ts';
import { attackCost } from '../../queries/stats.ts';
import type { Action, Base, Entity, View } from '../../types/index.ts';
import { squarePlace } from '../places/names.ts';
import { asksOnTheWay, tollOf, wayFor } from './walking.ts';
import { weaponsOf } from './weapons.ts';

/** A way to walk up to somebody and strike. */
interface Assault {
  readonly way: readonly Cell[];
  readonly base: Base;
  readonly surges: number;
  /** Somebody else would have to be fled or dodged first: no click takes that upon itself. */
  readonly isAsked: boolean;
}

/** How to get at an enemy who is out of reach: the best way, and whether a click may take it. */
export interface Approach {
  readonly plan: Plan<Action>;
  readonly isFree: boolean;
}

/**
 * The best way to walk up to an enemy and strike: the fewest Surges, nobody left behind who would have to be fled or
 * dodged, the fewest squares, and then the first square; with the weapon that does most.
 */
export function approachTo(view: View, actor: Entity, offers: readonly Action[], enemy: Entity): Approach | null {
  if (cannotStrike(view, actor) !== null) return null;
  const squares = offers.flatMap((offer) => (offer.type === 'go' ? [offer.to] : [])).toSorted((a, b) => a - b);
  const [best] = squares.flatMap((to) => assaultFrom(view, actor, to, enemy) ?? []).toSorted(inOrder);
  const to = best?.way.at(-1);
  if (best === undefined || to === undefined) return null;
  const steps: readonly Action[] = [
    { type: 'go', to },
    { type: 'attack', target: enemy.id, base: best.base.source },
  ];
  return { plan: { steps, way: best.way.map(squarePlace) }, isFree: !best.isAsked };
}

const inOrder = (a: Assault, b: Assault): number =>
  a.surges - b.surges || Number(a.isAsked) - Number(b.isAsked) || a.way.length - b.way.length;

/** Striking from this square, if that is possible and can be paid for. */
function assaultFrom(view: View, actor: Entity, to: Cell, enemy: Entity): Assault | null {
  const there = { ...actor, at: to };
  const toll = tollOf(view);
  const left = (view.turn?.surges ?? 0) - toll;
  const base = weaponsOf(view, actor).find((one) => attackCost(one) <= left && inAttackRange(view, there, one, enemy));
  if (base === undefined) return null;
  const way = wayFor(view, actor.id, to);
  return { way, base, surges: toll + attackCost(base), isAsked: asksOnTheWay(view, actor, way) };
}

/** To the square before a door, and through it if there are steps enough for that. [door.open-cost] */
export function approachToDoor(view: View, actor: Entity, offers: readonly Action[], id: number): Approach | null {
  const near = view.floor.doors.find((door) => door.id === id && !door.isOpen)?.near;
  const go = offers.find((offer) => offer.type === 'go' && offer.to === near);
  if (go === undefined || near === undefined) return null;
  const way = wayFor(view, actor.id, near);
  const open: Action = { type: 'open', door: id };
  const steps = (view.phase?.left ?? 0) >= way.length ? [go, open] : [go];
  return { plan: { steps, way: way.map(squarePlace) }, isFree: true };
}

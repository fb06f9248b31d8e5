import type { Plan } from '@questhall/facets';
import type { Seat } from '@questhall/kernel';
import type { MapId, Side } from '../../content/index.ts';
import { chartOf, exitOf } from '../../map/chart.ts';
import { barrierAt, gateAt } from '../../queries/exits.ts';
import { heroOf, placedOf, sectionOf } from '../../queries/table.ts';
import type { Action, View } from '../../types/index.ts';
import { spacePlace } from '../places/names.ts';

interface Step {
  readonly from: MapId;
  readonly side: Side;
}

/** A walk of several cards, by exits at which nothing has to be overcome and for no more points than are there. */
export function walkTo(view: View, seat: Seat, offers: readonly Action[], to: MapId): Plan<Action> | null {
  const { space, points } = heroOf(view, seat);
  if (space === null || space === to || !offers.some(({ type }) => type === 'move')) return null;
  const steps = wayTo(view, seat, space, to);
  if (steps === null || steps.length > points) return null;
  return {
    steps: steps.map(({ side }) => ({ type: 'move', side })),
    way: [...steps.map(({ from }) => spacePlace(from)), spacePlace(to)],
  };
}

/** The shortest one; null where there is none. */
function wayTo(view: View, seat: Seat, start: MapId, goal: MapId): readonly Step[] | null {
  const { ways } = chartOf(sectionOf(view, start).placed);
  const reached = new Map<MapId, Step | null>([[start, null]]);
  for (const [from] of reached)
    for (const { side, to } of ways.get(from) ?? []) {
      if (reached.has(to) || !isFree(view, seat, from, side)) continue;
      reached.set(to, { from, side });
    }
  if (!reached.has(goal)) return null;
  const steps: Step[] = [];
  for (let step = reached.get(goal); step != null; step = reached.get(step.from)) steps.unshift(step);
  return steps;
}

/** Nothing is rolled for there. */
function isFree(view: View, seat: Seat, from: MapId, side: Side): boolean {
  if (from === heroOf(view, seat).space) return barrierAt(view, seat, side) === null;
  const placed = placedOf(view, from);
  return placed !== null && (exitOf(placed, side).kind === 'open' || gateAt(view, from, side) !== null);
}

import type { Seat } from '@questhall/kernel';
import { type Form, type MapId, mapCardOf, type Side } from '../content/index.ts';
import { chartOf, exitOf } from '../map/chart.ts';
import { gateAt, sewersFrom } from '../queries/exits.ts';
import { heroScore, ignores, lastingOn, maxLife, threatMore } from '../queries/scores.ts';
import { heroOf, placedOf, sectionOf } from '../queries/table.ts';
import type { ActionOf, View } from '../types/index.ts';
import { chanceOf } from './odds.ts';

/** What a wound and a fall are worth in movement points. */
const WOUND = 1.6;
const FALL = 1;
/** Peril weighs a little more than Glory does, and more with every wound: rivals strike whom they can fell. */
const PERIL = 0.14;
const PERIL_WOUNDED = 0.06;
const GLORY = 0.1;
const LEAST = 0.5;

export type Step = ActionOf<'move'> | ActionOf<'sewer'> | ActionOf<'portal'>;

/**
 * How many points it takes to come somewhere, and the first step on the way there; null where a hero stands already.
 */
export interface Way {
  readonly cost: number;
  readonly first: Step | null;
}

/** Everywhere that a hero can go on the map as it lies. */
export function waysOf(view: View, seat: Seat, from: MapId): ReadonlyMap<MapId, Way> {
  const walker = new Walker(view, seat);
  const settled = new Map<MapId, Way>();
  const open = new Map<MapId, Way>([[from, { cost: 0, first: null }]]);
  while (open.size > 0) {
    const [space, way] = nearest(open);
    open.delete(space);
    settled.set(space, way);
    for (const [to, step, points] of walker.stepsFrom(space)) {
      if (settled.has(to)) continue;
      const cost = way.cost + points;
      if (cost < (open.get(to)?.cost ?? Infinity)) open.set(to, { cost, first: way.first ?? step });
    }
  }
  return settled;
}

function nearest(open: ReadonlyMap<MapId, Way>): readonly [MapId, Way] {
  let best: readonly [MapId, Way] | null = null;
  for (const entry of open) if (best === null || entry[1].cost < best[1].cost) best = entry;
  if (best === null) throw new RangeError('there is nowhere to go');
  return best;
}

class Walker {
  readonly #view: View;
  readonly #seat: Seat;
  readonly #scores: Readonly<Record<Form, number>>;
  readonly #exits: number;
  readonly #threats: number;
  readonly #hasKeys: boolean;
  readonly #peril: number;

  constructor(view: View, seat: Seat) {
    this.#view = view;
    this.#seat = seat;
    this.#scores = {
      melee: heroScore(view, seat, 'melee'),
      magic: heroScore(view, seat, 'magic'),
      speed: heroScore(view, seat, 'speed'),
    };
    this.#exits = threatMore(view, seat, true);
    this.#threats = threatMore(view, seat, false);
    const hero = heroOf(view, seat);
    this.#peril = PERIL + PERIL_WOUNDED * (maxLife(hero) - hero.life);
    this.#hasKeys = lastingOn(view, seat, 'open').some(([{ what }]) => what === 'locked');
  }

  /** Where one comes to from a space, how, and for how many points. */
  stepsFrom(space: MapId): readonly (readonly [MapId, Step, number])[] {
    const { ways } = chartOf(sectionOf(this.#view, space).placed);
    const steps: (readonly [MapId, Step, number])[] = [];
    for (const { side, to } of ways.get(space) ?? [])
      steps.push([to, { type: 'move', side }, this.#exit(space, side) + this.#arrival(to)]);
    for (const to of sewersFrom(this.#view, space)) steps.push([to, { type: 'sewer', to }, 1 + this.#arrival(to)]);
    for (const { portal, entrance } of this.#view.portals)
      if (portal === space || entrance === space) {
        const to = portal === space ? entrance : portal;
        steps.push([to, { type: 'portal', to }, 1 + this.#arrival(to)]);
      }
    return steps;
  }

  #exit(space: MapId, side: Side): number {
    const placed = placedOf(this.#view, space);
    const exit = placed === null ? null : exitOf(placed, side);
    if (exit === null || exit.kind === 'open' || exit.kind === 'wall' || gateAt(this.#view, space, side) !== null)
      return 1;
    const fails = 1 - chanceOf(exit.number, this.#scores[exit.form] + this.#exits);
    if (exit.kind === 'trapped') return 1 + fails * WOUND;
    return this.#hasKeys ? 1 : 1 + fails;
  }

  /** What waits in a space, and what is collected there. */
  #arrival(space: MapId): number {
    const { obstacle, glory, peril } = mapCardOf(space);
    const gain = peril * this.#peril - glory * GLORY;
    if (obstacle?.kind !== 'pit' && obstacle?.kind !== 'spikes') return Math.max(gain, LEAST - 1);
    if (ignores(this.#view, this.#seat, obstacle.kind)) return gain;
    const fails = 1 - chanceOf(obstacle.number, this.#scores[obstacle.form] + this.#threats);
    return gain + fails * (obstacle.kind === 'pit' ? FALL : WOUND);
  }
}

/** From where a hero stands now. */
export const waysFor = (view: View, seat: Seat): ReadonlyMap<MapId, Way> => {
  const { space } = heroOf(view, seat);
  return space === null ? new Map() : waysOf(view, seat, space);
};

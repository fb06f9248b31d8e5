import type { Plan } from '@questhall/facets';
import type { Cell } from '@questhall/grid';
import { squaresOver } from '@questhall/groundwork';
import { cannotStrike, tauntedBy } from '../../queries/attacking.ts';
import { expeditionOf } from '../../queries/entities.ts';
import { armsOf, elementsOf, isInReach } from '../../queries/reach.ts';
import { bestWays, type Way } from '../../queries/ways.ts';
import type { Action, Entity, View } from '../../types/index.ts';
import { squarePlace } from '../places/names.ts';
import { type Strike, strikeWith } from './strikes.ts';

/** A way to walk up to somebody and strike. */
interface Assault extends Strike {
  readonly way: Way;
}

/** How to get at an enemy who is out of reach: the best way, and whether a click may take it. */
export interface Approach {
  readonly plan: Plan<Action>;
  /** No Escape Check is needed on the way: no click takes that upon itself. */
  readonly isFree: boolean;
}

/**
 * The best way to walk up to an enemy and strike: the likeliest, then where the strike is worth most, then the fewest
 * steps, and then the first square.
 */
export function approachTo(view: View, actor: Entity, offers: readonly Action[], enemy: Entity): Approach | null {
  const taunter = tauntedBy(view, actor);
  if (cannotStrike(actor) !== null || (taunter !== null && taunter !== enemy.id)) return null;
  const ways = bestWays(view, actor);
  const squares = offers.flatMap((offer) => (offer.type === 'go' ? [offer.to] : [])).toSorted((a, b) => a - b);
  const assaults = squares.flatMap((to) => assaultsFrom(view, actor, ways.get(to), to, enemy));
  const [best] = assaults.toSorted(inOrder);
  if (best === undefined) return null;
  const way = [actor.at, ...squaresOver(best.way)].map(squarePlace);
  return { plan: { steps: [{ type: 'go', to: best.way.cell }, best.attack], way }, isFree: best.way.chance === 1 };
}

const inOrder = (a: Assault, b: Assault): number =>
  b.way.chance - a.way.chance || b.worth - a.worth || a.way.steps - b.way.steps;

/** Striking from this square, in every way that reaches. */
function assaultsFrom(view: View, actor: Entity, way: Way | undefined, to: Cell, enemy: Entity): readonly Assault[] {
  if (way === undefined) return [];
  const { floor } = expeditionOf(view);
  const there = { ...actor, at: to };
  return armsOf(view, actor)
    .filter((arm) => isInReach(floor, arm, to, enemy.at))
    .flatMap((arm) =>
      elementsOf(view, actor, arm).map((element) => ({ ...strikeWith(view, there, enemy, arm, element), way })),
    );
}

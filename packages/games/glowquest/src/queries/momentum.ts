import type { Cell } from '@questhall/grid';
import { crowdedSquares, nearerSquares, type Skirmish, retreatOf as squaresBack } from '@questhall/groundwork';
import { distanceBetween, isNear, stepFrom } from '@questhall/tiles';
import type { Rule } from '../rulebook/index.ts';
import type { Entity, EntityId } from '../types/index.ts';
import { directionTo } from './direction.ts';
import { entityAt } from './entities.ts';
import type { Positions } from './patterns.ts';

/** Straight back, slanting, to a side. */
const TIERS = ['momentum.tier-straight', 'momentum.tier-diagonal', 'momentum.tier-side'] as const;

/** Where somebody who is pushed may go. */
export interface Retreat {
  readonly squares: readonly Cell[];
  /** The squares are taken, and whoever stands there is pushed on. */
  readonly isChain: boolean;
  /** Not straight back. */
  readonly isTurned: boolean;
  /** Which squares they are; null for taken ones, and where there are none. */
  readonly rule: Rule | null;
}

/** Who is in the way of whom. [momentum.enterable] */
const skirmishOn = (table: Positions): Skirmish => ({
  floor: table.floor,
  bearing: directionTo,
  isFree: (cell) => entityAt(table, cell) === null,
  whoIsOn: (cell) => entityAt(table, cell)?.id ?? null,
});

/**
 * The squares of the first tier that has a free one; or else those whose occupant can be pushed on; or none. Nobody is
 * pushed twice. [momentum.chain, momentum.chain-no-repeat]
 */
export function retreatOf(table: Positions, pusher: Cell, pushed: Entity, involved: readonly EntityId[]): Retreat {
  const skirmish = skirmishOn(table);
  const { squares, tier } = squaresBack(skirmish, pusher, pushed.at);
  if (tier !== null) return { squares, isChain: false, isTurned: tier > 0, rule: TIERS[tier] };
  const taken = crowdedSquares(skirmish, pusher, pushed.at, [...involved, pushed.id]);
  return { squares: taken, isChain: taken.length > 0, isTurned: true, rule: null };
}

/**
 * The squares on which a distant winner comes nearer: straight on if that helps, otherwise any.
 * [momentum.follow-distant]
 */
export function followSquares(table: Positions, winner: Entity, loser: Entity): Cell[] {
  const { floor } = table;
  if (isNear(floor, winner.at, loser.at)) return [];
  const nearer = nearerSquares(skirmishOn(table), winner.at, (cell) => distanceBetween(floor, loser.at, cell));
  const bearing = directionTo(winner.at, loser.at);
  const straight = bearing === null ? -1 : stepFrom(floor, winner.at, bearing);
  return nearer.includes(straight) ? [straight] : nearer;
}

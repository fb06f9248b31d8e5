import { type Cell, turned } from '@questhall/grid';
import { distanceBetween, isNear, neighboursOf, stepFrom } from '@questhall/tiles';
import type { Rule } from '../rulebook/index.ts';
import type { Entity, EntityId } from '../types/index.ts';
import { directionTo } from './direction.ts';
import { entityAt } from './entities.ts';
import type { Positions } from './patterns.ts';

/** Straight back, then the two diagonals, then the two sides. */
const TIERS = [
  { turns: [0], rule: 'momentum.tier-straight' },
  { turns: [-1, 1], rule: 'momentum.tier-diagonal' },
  { turns: [-2, 2], rule: 'momentum.tier-side' },
] as const;

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

/** The squares of the first tier that has a free one; or else those whose occupant can be pushed on; or none. */
export function retreatOf(table: Positions, pusher: Cell, pushed: Entity, involved: readonly EntityId[]): Retreat {
  const back = directionTo(pusher, pushed.at);
  if (back === null) return NOWHERE;
  const taken: Cell[] = [];
  const open: Cell[] = [];
  for (const tier of TIERS) {
    for (const turn of tier.turns) {
      const next = stepFrom(table.floor, pushed.at, turned(back, turn)); // [momentum.enterable]
      if (next < 0) continue;
      if (entityAt(table, next) === null) open.push(next);
      else taken.push(next);
    }
    if (open.length > 0) return { squares: open, isChain: false, isTurned: tier !== TIERS[0], rule: tier.rule };
  }
  const squares = taken.filter((cell) => canYield(table, pushed, cell, [...involved, pushed.id]));
  return squares.length > 0 ? { squares, isChain: true, isTurned: true, rule: null } : NOWHERE;
}

const NOWHERE: Retreat = { squares: [], isChain: false, isTurned: true, rule: null };

/** Whoever stands there has somewhere to go. Nobody is pushed twice. [momentum.chain, momentum.chain-no-repeat] */
function canYield(table: Positions, pusher: Entity, cell: Cell, involved: readonly EntityId[]): boolean {
  const occupant = entityAt(table, cell);
  if (occupant === null || involved.includes(occupant.id)) return false;
  return retreatOf(table, pusher.at, occupant, involved).squares.length > 0;
}

/**
 * The squares on which a distant winner comes nearer: straight on if that helps, otherwise any.
 * [momentum.follow-distant]
 */
export function followSquares(table: Positions, winner: Entity, loser: Entity): Cell[] {
  const { floor } = table;
  if (isNear(floor, winner.at, loser.at)) return [];
  const now = distanceBetween(floor, loser.at, winner.at);
  const isNearer = (cell: Cell): boolean =>
    entityAt(table, cell) === null && distanceBetween(floor, loser.at, cell) < now;
  const bearing = directionTo(winner.at, loser.at);
  const straight = bearing === null ? -1 : stepFrom(floor, winner.at, bearing);
  if (isNearer(straight)) return [straight];
  return neighboursOf(floor, winner.at).filter(isNearer);
}

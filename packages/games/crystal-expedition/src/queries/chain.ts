import { type Cell, turned } from '@questhall/grid';
import { stepFrom } from '@questhall/tiles';
import type { EntityId, Table } from '../types/index.ts';
import { entityAt, expeditionOf } from './entities.ts';
import { bearingTo, boardOf } from './squares.ts';

/** Behind, aslant and to the sides, in eighths of a turn. */
const ASIDE = [0, -1, 1, -2, 2] as const;

/**
 * Of the five squares, those held by somebody who could be pushed out of the way in turn; nobody twice.
 * [momentum.pinned]
 */
export function crowdedSquares(table: Table, pusher: Cell, loser: Cell, among: readonly EntityId[]): Cell[] {
  const { floor } = expeditionOf(table);
  const back = bearingTo(pusher, loser);
  if (back === null) return [];
  return ASIDE.map((eighths) => stepFrom(floor, loser, turned(back, eighths))).filter((square) => {
    const blocker = square < 0 ? null : entityAt(table, square);
    return blocker !== null && !among.includes(blocker.id) && hasWayOut(table, loser, square, [...among, blocker.id]);
  });
}

/** Somebody on that square could be pushed on, at once or by another one who makes room. */
function hasWayOut(table: Table, pusher: Cell, at: Cell, among: readonly EntityId[]): boolean {
  const { floor, taken } = boardOf(table);
  const back = bearingTo(pusher, at);
  if (back === null) return false;
  const isFree = (square: Cell): boolean => square >= 0 && !taken.has(square);
  return (
    ASIDE.some((eighths) => isFree(stepFrom(floor, at, turned(back, eighths)))) ||
    crowdedSquares(table, pusher, at, among).length > 0
  );
}

import type { Cell } from '@questhall/grid';
import { costOf } from '../../queries/benefits.ts';
import { findEntity } from '../../queries/entities.ts';
import { leftBehind, wayTo } from '../../queries/moving.ts';
import { speedOf } from '../../queries/stats.ts';
import type { Entity, EntityId, View } from '../../types/index.ts';

/** Surges that the next walk takes: none while squares are paid for, and none outside a Turn. [move.amount] */
export function tollOf(view: View): number {
  const { turn } = view;
  const mover = turn === null || turn.stroll !== null ? null : findEntity(view, turn.who);
  return mover === null ? 0 : costOf(view, mover, 'move');
}

const isShift = ({ phase, turn }: View): boolean => phase === null && turn?.stroll?.isShift === true;

/** From where somebody stands, every square of the way that the rules would take. */
export function wayFor(view: View, actor: EntityId | null, to: Cell): readonly Cell[] {
  const mover = actor === null ? null : findEntity(view, actor);
  if (mover === null) return [];
  const { phase, turn } = view;
  const left = phase?.left ?? turn?.stroll?.left ?? speedOf(mover);
  return [mover.at, ...wayTo(view, mover, to, left, isShift(view))];
}

/** Whether an enemy would have to be fled or dodged on this way. [leave.trigger] */
export const asksOnTheWay = (view: View, mover: Entity, way: readonly Cell[]): boolean =>
  view.phase === null && !isShift(view) && way.slice(0, -1).some((cell) => leftBehind(view, mover, cell).length > 0);

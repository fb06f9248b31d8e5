import type { View } from '@questhall/glowquest';
import { costOf, type EntityId, findEntity, speedOf, wayOver } from '@questhall/glowquest/queries';

/** Surges that the next walk takes: none while squares are paid for, and none outside a Turn. [move.amount] */
export function tollOf(view: View): number {
  const { turn } = view;
  const mover = turn === null || turn.stroll !== null ? null : findEntity(view, turn.who);
  return mover === null ? 0 : costOf(view, mover, 'move');
}

/** From where somebody stands, every square of the way that the rules would take. */
export function wayFor(view: View, actor: EntityId | null, to: number): readonly number[] {
  const mover = actor === null ? null : findEntity(view, actor);
  if (mover === null) return [];
  const { phase, turn } = view;
  const left = phase?.left ?? turn?.stroll?.left ?? speedOf(mover);
  return [mover.at, ...wayOver(view, mover, to, left, phase === null && turn?.stroll?.isShift === true)];
}

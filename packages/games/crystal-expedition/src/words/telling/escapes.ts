import type { Cell } from '@questhall/grid';
import { findEntity } from '../../queries/entities.ts';
import { bestWays } from '../../queries/ways.ts';
import type { EntityId, View } from '../../types/index.ts';

/** The chance that all Escape Checks on the way to a square succeed; 1 where there are none. */
export function escapeOn(view: View, who: EntityId, to: Cell): number {
  const mover = findEntity(view, who);
  return mover === null ? 1 : (bestWays(view, mover).get(to)?.chance ?? 1);
}

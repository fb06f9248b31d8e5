import type { Frames } from '@questhall/kernel';
import { findEntity } from '../queries/entities.ts';
import { destinations } from '../queries/moving.ts';
import type { Glowquest } from '../types/index.ts';
import { decide } from './agenda.ts';

/**
 * A move that the rest of its Benefit waits for: on and on, until the mover stops or cannot go farther.
 * [benefit.clause-order]
 */
export const stroll: Frames<Glowquest>['stroll'] = (draft, { who }) => {
  const { table } = draft;
  const left = table.turn?.stroll;
  const mover = findEntity(table, who);
  if (left == null || mover === null || destinations(table, mover, left.left).length === 0) {
    draft.agenda.pop();
    if (table.turn !== null) table.turn.stroll = null;
  } else decide(draft, who, 'move.one-go', { kind: 'move', who, left: left.left, isShift: left.isShift });
};

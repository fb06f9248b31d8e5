import { type BlowOdds, blowOdds } from '../../odds/index.ts';
import { findEntity } from '../../queries/entities.ts';
import { basesOf } from '../../queries/stats.ts';
import type { Action, EntityId, View } from '../../types/index.ts';

/** What an attack comes to, as it is and with all Surges spent on it; null for anything else. */
export function strikeOdds(view: View, attacker: EntityId | null, action: Action): BlowOdds | null {
  const user = attacker === null ? null : findEntity(view, attacker);
  if (action.type !== 'attack' || user === null || findEntity(view, action.target) === null) return null;
  const base = basesOf(view, user).find(({ source }) => source === action.base);
  return base === undefined ? null : blowOdds(view, user.id, action.target, base);
}

/** Whether Surges would make it likelier to hit or to kill. */
export const isWorthSurges = ({ plain, spent }: BlowOdds): boolean => spent.hit > plain.hit || spent.kill > plain.kill;

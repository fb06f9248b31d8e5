import { type BlowChances, blowChances } from '../../odds/index.ts';
import { findEntity } from '../../queries/entities.ts';
import { blowOf } from '../../queries/prospects.ts';
import { armsOf } from '../../queries/reach.ts';
import type { Action, EntityId, View } from '../../types/index.ts';

/** What an Attack comes to before its dice. */
export interface BlowOdds extends BlowChances {
  /** Surges that its form costs. */
  readonly cost: number;
  readonly base: number;
}

export function blowOdds(
  view: View,
  attacker: EntityId,
  { target: id, means, form, element }: Extract<Action, { type: 'attack' }>,
): BlowOdds | null {
  const [one, target] = [findEntity(view, attacker), findEntity(view, id)];
  if (one === null || target === null) return null;
  const arm = armsOf(view, one).find((other) => other.means === means && other.form === form);
  if (arm === undefined) return null;
  const blow = blowOf(view, one, target, arm, element);
  return { cost: arm.cost, base: blow.base, ...blowChances(blow) };
}

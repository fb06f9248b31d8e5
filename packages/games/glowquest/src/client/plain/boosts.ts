import { isAttackBound, type Usable } from '../../content/index.ts';
import { benefitOf, priceOf, timesUsed } from '../../queries/benefits.ts';
import { findEntity } from '../../queries/entities.ts';
import type { Action, View } from '../../types/index.ts';

/** It changes the blow in progress, and reaches nobody else. */
export const isOfBlowAlone = (benefit: Usable | null): boolean =>
  benefit !== null &&
  benefit.pattern === null &&
  benefit.clauses.length > 0 &&
  benefit.clauses.every((clause) => isAttackBound(clause, benefit));

interface Boost {
  readonly toHit: number;
  readonly cost: number;
}

/** Everything on offer that adds to the roll, each as often as it can still be used. [benefit.limit] */
function boostsIn(view: View, offers: readonly Action[]): readonly Boost[] {
  const user = findEntity(view, view.attack?.attacker ?? -1);
  if (user === null) return [];
  const ids = new Set(offers.flatMap((offer) => (offer.type === 'use' ? [offer.benefit] : [])));
  return [...ids].flatMap((id) => {
    const benefit = benefitOf(id);
    const toHit = benefit.clauses.reduce((sum, { word, n }) => sum + (word === 'to-hit' && n !== 'speed' ? n : 0), 0);
    const times = Math.max(1, benefit.limit.perTurn - timesUsed(view, id));
    return Array.from({ length: times }, () => ({ toHit, cost: priceOf(view, user, benefit) }));
  });
}

/** The most that all Surges together can add to the roll. */
export function mostToHit(view: View, offers: readonly Action[]): number {
  const surges = view.turn?.surges ?? 0;
  const most: number[] = Array.from({ length: surges + 1 }, () => 0);
  for (const { toHit, cost } of boostsIn(view, offers))
    for (let left = surges; left >= cost; left--)
      most[left] = Math.max(most[left] ?? 0, (most[left - cost] ?? 0) + toHit);
  return most[surges] ?? 0;
}

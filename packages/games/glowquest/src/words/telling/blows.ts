import { gritAgainst, toHitBonus } from '../../queries/blow.ts';
import { entityOf } from '../../queries/entities.ts';
import { freshAttack } from '../../queries/fresh.ts';
import { basesOf } from '../../queries/stats.ts';
import type { Attack, Base, EntityId, View } from '../../types/index.ts';

/** What an attack would be, were it declared now. */
export const blowOf = (view: View, attacker: EntityId, target: EntityId, base: Base): Attack =>
  freshAttack(view, entityOf(view, attacker), entityOf(view, target), base);

export const baseAt = (view: View, attacker: EntityId, source: Base['source']): Base | null =>
  basesOf(view, entityOf(view, attacker)).find((base) => base.source === source) ?? null;

/** The least that the die has to show; 1 or less when it cannot miss. [attack.hit-at-grit] */
export const needOf = (view: View, blow: Attack): number => gritAgainst(view, blow) - toHitBonus(view, blow);

/** The total so far, and the Grit it is against. */
export function tallyOf(
  view: View,
  blow: Attack,
): { readonly total: number; readonly grit: number; readonly isHit: boolean } {
  const [total, grit] = [blow.die + toHitBonus(view, blow), gritAgainst(view, blow)];
  return { total, grit, isHit: total >= grit };
}

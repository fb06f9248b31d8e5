import { damageOf, gritAgainst, toHitBonus } from '../queries/blow.ts';
import { alliesOf, entityOf, isConscious } from '../queries/entities.ts';
import { isNear } from '../queries/ground.ts';
import { basesOf, worthOf } from '../queries/stats.ts';
import type { Attack, Base, EntityId, View } from '../types/index.ts';

/** What an attack would be, were it declared now. */
export function blowOf(view: View, attacker: EntityId, target: EntityId, base: Base): Attack {
  const [user, victim] = [entityOf(view, attacker), entityOf(view, target)];
  return {
    attacker,
    target,
    base: worthOf(view, base),
    pattern: base.pattern,
    wasAdjacent: isNear(view.floor, user.at, victim.at),
    wasFlanked: alliesOf(view, user).some((ally) => ally.id !== target && isConscious(ally) && isNear(view.floor, ally.at, victim.at)),
    die: 0,
    toHit: 0,
    damage: 0,
    bypass: 'none',
    patterns: [],
    open: [],
    victims: [],
    packets: [],
    isHit: null,
  };
}

export const baseAt = (view: View, attacker: EntityId, source: Base['source']): Base | null =>
  basesOf(view, entityOf(view, attacker)).find((base) => base.source === source) ?? null;

const FACES = 12;

/** What the die has to show: `hits on 6 or more`. [attack.hit-at-grit] */
export function needText(view: View, blow: Attack): string {
  const need = gritAgainst(view, blow) - toHitBonus(view, blow);
  if (need <= 1) return 'cannot miss';
  return need > FACES ? 'cannot hit as it is' : need === FACES ? 'hits on 12' : `hits on ${need} or more`;
}

/** The total so far, and the Grit it is against. */
export function tallyOf(view: View, blow: Attack): { readonly total: number; readonly grit: number; readonly isHit: boolean } {
  const [total, grit] = [blow.die + toHitBonus(view, blow), gritAgainst(view, blow)];
  return { total, grit, isHit: total >= grit };
}

/** Damage to the target as things stand, before its layers. */
export const damageSoFar = (view: View, blow: Attack): number => damageOf(view, blow);

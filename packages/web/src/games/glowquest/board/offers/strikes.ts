import type { Action, View } from '@questhall/glowquest';
import { attackCost, type Base, basesOf, type Entity, type EntityId, findEntity } from '@questhall/glowquest/queries';

/** The ways to strike, the best first: the most base damage for no more Surges. */
const weaponsOf = (view: View, user: Entity): readonly Base[] =>
  basesOf(view, user).toSorted((a, b) => attackCost(a) - attackCost(b) || b.n - a.n);

/** What to strike with when nobody says. */
export const bestWeapon = (view: View, user: Entity): Base['source'] => weaponsOf(view, user)[0]?.source ?? 'role';

/**
 * Where an attack stands among the others: 0 with the best weapon, more with a lesser one, and 1 for what is no attack.
 */
export function strikeRank(view: View, attacker: EntityId | null, action: Action): number {
  const user = attacker === null ? null : findEntity(view, attacker);
  if (action.type !== 'attack' || user === null) return 1;
  const weapons = weaponsOf(view, user);
  const at = weapons.findIndex(({ source }) => source === action.base);
  return Math.max(0, at) / (weapons.length + 1);
}

/** Attacks before all else, with the best weapon first. */
export const bestFirst = (view: View, attacker: EntityId | null, offers: readonly Action[]): readonly Action[] =>
  offers.toSorted((a, b) => strikeRank(view, attacker, a) - strikeRank(view, attacker, b));

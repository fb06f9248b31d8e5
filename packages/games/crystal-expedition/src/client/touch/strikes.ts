import { type Element, WEAKNESS_DAMAGE } from '../../content/index.ts';
import { ATTACK_ROLLS } from '../../odds/index.ts';
import { isWeakTo } from '../../queries/blow.ts';
import { freshAttack } from '../../queries/declaring.ts';
import { findEntity } from '../../queries/entities.ts';
import { type Arm, armsOf } from '../../queries/reach.ts';
import type { Action, Entity, EntityId, View } from '../../types/index.ts';

/** One way to strike somebody, and what it comes to on average. */
export interface Strike {
  readonly attack: Extract<Action, { type: 'attack' }>;
  readonly worth: number;
}

/** How often it hits by the dice alone, with the form paid for, times what it does then. [attack.form-cost] */
export function strikeWith(view: View, attacker: Entity, target: Entity, arm: Arm, element: Element | null): Strike {
  const { base, damage, toHit, grit, formCost } = freshAttack(view, attacker, target, arm, element);
  const weakness = isWeakTo(view, target.id, [element]) ? WEAKNESS_DAMAGE : 0;
  const hits = ATTACK_ROLLS.filter((roll) => roll.surges >= formCost && roll.toHit + toHit >= grit).length;
  const worth = (hits / ATTACK_ROLLS.length) * Math.max(0, base + damage + weakness);
  return { attack: { type: 'attack', target: target.id, means: arm.means, form: arm.form, element }, worth };
}

/** What an attack is worth among the others; nothing is worth less than what is no attack. */
function worthOf(view: View, attacker: EntityId | null, action: Action): number {
  if (action.type !== 'attack' || attacker === null) return -1;
  const [user, target] = [findEntity(view, attacker), findEntity(view, action.target)];
  const arm = user && armsOf(view, user).find(({ means, form }) => means === action.means && form === action.form);
  return user === null || target === null || !arm ? -1 : strikeWith(view, user, target, arm, action.element).worth;
}

/** Attacks before all else, the best first. */
export function bestFirst(view: View, attacker: EntityId | null, offers: readonly Action[]): readonly Action[] {
  const ranked = offers.map((offer) => ({ offer, worth: worthOf(view, attacker, offer) }));
  return ranked.toSorted((a, b) => b.worth - a.worth).map(({ offer }) => offer);
}

import { ATTACK_ROLLS } from '../../odds/index.ts';
import { freshAttack } from '../../queries/declaring.ts';
import { findEntity } from '../../queries/entities.ts';
import { armsOf } from '../../queries/reach.ts';
import type { Action, EntityId, View } from '../../types/index.ts';

/** What an Attack comes to before its dice. */
export interface BlowOdds {
  /** Surges that its form costs. */
  readonly cost: number;
  readonly base: number;
  /** That it hits by its dice alone, and with every Surge in Aim. */
  readonly hit: number;
  readonly aimed: number;
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
  const { toHit, grit, base } = freshAttack(view, one, target, arm, element);
  const shareOf = (isHit: (roll: (typeof ATTACK_ROLLS)[number]) => boolean): number =>
    ATTACK_ROLLS.filter((roll) => roll.surges >= arm.cost && isHit(roll)).length / ATTACK_ROLLS.length;
  return {
    cost: arm.cost,
    base,
    hit: shareOf((roll) => roll.toHit + toHit >= grit),
    aimed: shareOf((roll) => roll.toHit + toHit + roll.surges - arm.cost >= grit),
  };
}

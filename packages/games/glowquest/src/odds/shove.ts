import { layersOf } from '../frames/harm.ts';
import { entityOf } from '../queries/entities.ts';
import { retreatOf } from '../queries/momentum.ts';
import { traitOf } from '../queries/stats.ts';
import type { Attack, Entity, EntityId, OpenTable } from '../types/index.ts';

/**
 * How things stand when the Momentum of a hit is over: only the squares are left as they were, for those are still to
 * be chosen.
 */
export interface Shoved {
  readonly table: OpenTable;
  /** What a Crush has cost the target by then, and sent back. */
  readonly loss: number;
  readonly returned: number;
  /** It has killed the target or brought down the attacker: no more comes of the attack. */
  readonly isOver: boolean;
  /** Nothing could keep up an attacker that is brought down by it. */
  readonly isSure: boolean;
}

/** Whether somebody is crushed does not depend on any choice: it goes straight back, or it does not. */
export function afterMomentum(table: OpenTable, { attacker, target }: Pick<Attack, 'attacker' | 'target'>): Shoved {
  const user = entityOf(table, attacker);
  const victim = entityOf(table, target);
  const crush = traitOf(user, 'crush');
  if (crush === 0 || !retreatOf(table, user.at, victim, [attacker, target]).isTurned)
    return { table, loss: 0, returned: 0, isOver: false, isSure: true };
  const { armorFirst } = table.house;
  const hurt = layersOf(victim, crush, 'dealt', 'none', armorFirst);
  const back = layersOf(user, hurt.reflected, 'returned', 'none', armorFirst);
  const isDown = back.loss >= user.hitpoints;
  const loss = Math.min(hurt.loss, victim.hitpoints);
  return {
    table: withBody(withBody(table, target, hurt), attacker, back),
    loss,
    returned: hurt.reflected,
    isOver: isDown || loss === victim.hitpoints,
    isSure: !isDown,
  };
}

function withBody(
  table: OpenTable,
  id: EntityId,
  { loss, reflected, shielded }: ReturnType<typeof layersOf>,
): OpenTable {
  const changed = <E extends Entity>(one: E): E =>
    one.id === id
      ? {
          ...one,
          hitpoints: Math.max(0, one.hitpoints - loss),
          reflect: one.reflect - reflected,
          shield: one.shield - shielded,
        }
      : one;
  return { ...table, heroes: table.heroes.map(changed), monsters: table.monsters.map(changed) };
}

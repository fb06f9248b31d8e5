import type { Cell } from '@questhall/grid';
import { isNear } from '@questhall/tiles';
import { type Activator, amountAt, type Clause } from '../content/index.ts';
import { type Aim, reachedBy } from '../queries/aiming.ts';
import { isMet } from '../queries/conditions.ts';
import { entityOf, expeditionOf, isConscious } from '../queries/entities.ts';
import { matters } from '../queries/mattering.ts';
import { dodgeSquares } from '../queries/moving.ts';
import { hitpointsMax } from '../queries/stats.ts';
import type { Entity, EntityId, Monster, Table } from '../types/index.ts';

/** What a monster has made up its mind about already counts as done. */
export interface Intended {
  readonly healed: ReadonlyMap<EntityId, number>;
  readonly heartened: ReadonlySet<EntityId>;
}

export const NOTHING_YET: Intended = { healed: new Map(), heartened: new Set() };

interface MonsterAim extends Aim {
  readonly user: Monster;
}

export const aimOf = (user: Monster): MonsterAim => ({ user, level: 1, trigger: null });

/** Hitpoints that somebody has lost and nobody is about to give back. */
export const lostBy = (table: Table, one: Entity, { healed }: Intended): number =>
  hitpointsMax(table, one) - one.hitpoints - (healed.get(one.id) ?? 0);

/** Whether anything changes when this is used on these. [ai.has-effect] */
export function isOfUse(
  table: Table,
  user: Monster,
  { clauses }: Activator,
  targets: readonly EntityId[],
  intended: Intended = NOTHING_YET,
): boolean {
  const aim = aimOf(user);
  return clauses.some(
    (clause) =>
      isMet(table, aim, clauses, clause) &&
      reachedBy(table, aim, clauses, clause.whom, targets).some((id) => changes(table, aim, clause, id, intended)),
  );
}

/** Whether one clause changes anything for one of those whom it is about; a Dodge only if it leads out of trouble. */
export function changes(table: Table, aim: MonsterAim, clause: Clause, id: EntityId, intended: Intended): boolean {
  if (!matters(table, aim, clause, id, null)) return false;
  if (clause.word === 'dodge') return refuge(table, aim.user, amountAt(clause.n, aim.level)) !== aim.user.at;
  if (clause.word === 'heal') return lostBy(table, entityOf(table, id), intended) > 0;
  return clause.word !== 'effect' || clause.effect !== 'heartened' || !intended.heartened.has(id);
}

const heroesBeside = (table: Table, cell: Cell): number => {
  const { floor } = expeditionOf(table);
  return table.party.filter((hero) => isConscious(hero) && isNear(floor, cell, hero.at)).length;
};

/**
 * Where a Dodge leads: to the square with the fewest conscious heroes beside it, by the fewest steps, then by rows and
 * columns; its own where none has fewer. [ai.has-effect]
 */
export function refuge(table: Table, monster: Monster, squares: number): Cell {
  let best = monster.at;
  let fewest = heroesBeside(table, best);
  for (let steps = 1; steps <= squares; steps++)
    for (const cell of dodgeSquares(table, monster, steps).toSorted((a, b) => a - b)) {
      const beside = heroesBeside(table, cell);
      if (beside >= fewest) continue;
      best = cell;
      fewest = beside;
    }
  return best;
}

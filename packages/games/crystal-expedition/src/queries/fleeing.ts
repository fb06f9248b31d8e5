import type { Rule } from '../rulebook/index.ts';
import type { Table } from '../types/index.ts';
import { enemiesNear, isConscious } from './entities.ts';

/** Why the party cannot Flee, whenever that may be. [flee.condition, flee.needs-a-conscious-hero] */
export function cannotFlee(table: Table): Extract<Rule, 'flee.condition' | 'flee.needs-a-conscious-hero'> | null {
  const awake = table.party.filter(isConscious);
  if (awake.length === 0) return 'flee.needs-a-conscious-hero';
  return awake.some((hero) => enemiesNear(table, hero, hero.at).length > 0) ? 'flee.condition' : null;
}

/** Whether this is between two Turns: the one that has begun goes on with a Move, or ends with an Attack. [flee.timing] */
export function isBetweenTurns({ expedition }: Pick<Table, 'expedition'>): boolean {
  const turn = expedition?.turn ?? null;
  return turn === null || turn.left === null;
}

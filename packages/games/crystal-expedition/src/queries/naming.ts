import type { Clause, Whom } from '../content/index.ts';
import type { Rule } from '../rulebook/index.ts';
import type { EntityId, Table } from '../types/index.ts';
import { type Aim, candidatesFor, choicesOf, shareOf } from './aiming.ts';
import { findEntity, isConscious } from './entities.ts';
import { isChampion, isMeant } from './sides.ts';

/** What only somebody who is conscious can do. [down.truncated-turn] */
const DOINGS: readonly Clause['word'][] = ['dodge', 'dodge-through', 'teleport', 'attack'];
/** What does not work on Champions. [monster.champion-resilience] */
const NOT_ON_CHAMPIONS: readonly Clause['word'][] = ['swap', 'pull'];

/** Why a clause does nothing to this one. */
export function whyUnfit(table: Table, { word }: Clause, id: EntityId): Rule | null {
  if (NOT_ON_CHAMPIONS.includes(word) && isChampion(table, id)) return 'monster.champion-resilience';
  if (!DOINGS.includes(word)) return null;
  const one = findEntity(table, id);
  return one !== null && isConscious(one) ? null : 'down.truncated-turn';
}

/** Whether any clause that is about such a one does something to this one. */
const isFit = (table: Table, clauses: readonly Clause[], whom: Whom, id: EntityId): boolean =>
  clauses.some((clause) => shareOf(clauses, clause.whom, [id])[0] === id && whyUnfit(table, clause, id) === null) ||
  clauses.every((clause) => clause.whom !== whom);

const fitFor = (table: Table, aim: Aim, clauses: readonly Clause[], whom: Whom): EntityId[] =>
  candidatesFor(table, aim, whom).filter((id) => isFit(table, clauses, whom, id));

/** Everyone alone, and everyone with each that follows. */
function upToTwo(of: readonly EntityId[]): EntityId[][] {
  const found: EntityId[][] = of.map((one) => [one]);
  for (const [index, one] of of.entries()) for (const other of of.slice(index + 1)) found.push([one, other]);
  return found;
}

/** All the ways to name whomever the clauses leave open, each choice behind the one before. */
export function namings(table: Table, aim: Aim, clauses: readonly Clause[]): EntityId[][] {
  let found: EntityId[][] = [[]];
  for (const whom of choicesOf(clauses)) {
    const fit = fitFor(table, aim, clauses, whom);
    const ways = whom.who === 'one' ? fit.map((one) => [one]) : upToTwo(fit);
    if (ways.length > 0) found = found.flatMap((before) => ways.map((way) => [...before, ...way]));
  }
  return found;
}

/** Why these cannot be named. */
export function cannotName(
  table: Table,
  aim: Aim,
  clauses: readonly Clause[],
  named: readonly EntityId[],
): Rule | null {
  const isNamed = (way: readonly EntityId[]): boolean =>
    way.length === named.length && way.every((id, at) => named[at] === id);
  if (namings(table, aim, clauses).some(isNamed)) return null;
  for (const id of named) {
    if (isLyingEnemy(table, aim, id)) return 'down.not-targeted';
    for (const clause of clauses) {
      const rule = candidatesFor(table, aim, clause.whom).includes(id) ? whyUnfit(table, clause, id) : null;
      if (rule !== null) return rule;
    }
  }
  return 'activator.default-range';
}

/** An Unconscious hero is not chosen by those who fight it. */
function isLyingEnemy(table: Table, { user }: Aim, id: EntityId): boolean {
  const one = findEntity(table, id);
  return one !== null && !isConscious(one) && isMeant(table, user.id, 'enemy', id);
}

import type { Cell } from '@questhall/grid';
import { isNear } from '@questhall/tiles';
import { amountAt, type Clause, type Level, type Range, type Whom } from '../content/index.ts';
import type { Entity, EntityId, Floor, Table } from '../types/index.ts';
import { expeditionOf, findEntity, isConscious } from './entities.ts';
import { deadMinions, isMeant, standingTarget } from './sides.ts';
import { isWithin } from './squares.ts';

/** Who uses something, of an item of which level, and to whom it happened that set it off. */
export interface Aim {
  readonly user: Entity;
  readonly level: Level;
  readonly trigger: EntityId | null;
}

type Counted = Extract<Whom, { readonly of: unknown }>;

export const isCounted = (whom: Whom): whom is Counted => 'of' in whom;

/** Somebody has to be named. */
export const isChosen = (whom: Whom): whom is Counted => whom.who === 'one' || whom.who === 'two';

/** A number needs sight as well; one's own square is always near enough. [activator.default-range] */
export function isInRange(floor: Floor, from: Cell, to: Cell, within: Range, level: Level): boolean {
  if (within === 'anywhere') return true;
  if (within === 'adjacent') return from === to || isNear(floor, from, to);
  return isWithin(floor, from, to, amountAt(within, level));
}

/** Everybody whom these words could be about now. [activator.default-range] */
export function candidatesFor(table: Table, aim: Aim, whom: Whom): EntityId[] {
  const { user, trigger } = aim;
  if (isCounted(whom)) return whom.of === 'dead-minion' ? deadMinions(table) : around(table, aim, whom);
  if (whom.who === 'self') return [user.id];
  const one = whom.who === 'target' ? standingTarget(table) : trigger === null ? null : findEntity(table, trigger);
  return one === null ? [] : [one.id];
}

/** Those near enough to the user or the target; enemies who lie there are left alone. [down.not-targeted] */
function around(table: Table, { user, level }: Aim, { of, from, within }: Counted): EntityId[] {
  const origin = from === 'user' ? user : standingTarget(table);
  if (origin === null) return [];
  const { floor, monsters } = expeditionOf(table);
  const isIn = (one: Entity): boolean =>
    isMeant(table, user.id, of, one.id) &&
    (isConscious(one) || isMeant(table, user.id, 'self-or-ally', one.id)) &&
    isInRange(floor, origin.at, one.at, within, level);
  const found: EntityId[] = [];
  for (const one of table.party) if (isIn(one)) found.push(one.id);
  for (const one of monsters) if (isIn(one)) found.push(one.id);
  return found;
}

const isSame = (one: Whom, other: Whom): boolean => {
  if (one === other) return true;
  if (!isCounted(one) || !isCounted(other)) return one.who === other.who;
  return one.who === other.who && one.of === other.of && one.from === other.from && isSameRange(one, other);
};

const isSameRange = ({ within: one }: Counted, { within: other }: Counted): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : one.base === other.base && one.rises === other.rises;

const choices = new WeakMap<readonly Clause[], readonly Counted[]>();

/** Whom its user has to name. Clauses that say the same mean the same, and are asked about once. */
export function choicesOf(clauses: readonly Clause[]): readonly Counted[] {
  const known = choices.get(clauses);
  if (known !== undefined) return known;
  const found: Counted[] = [];
  for (const { whom } of clauses) if (isChosen(whom) && !found.some((other) => isSame(other, whom))) found.push(whom);
  choices.set(clauses, found);
  return found;
}

/**
 * Which of those who were named a clause is about. They are named in the order of the clauses; whoever may name two
 * leaves one to each choice behind it.
 */
export function shareOf(clauses: readonly Clause[], whom: Whom, named: readonly EntityId[]): EntityId[] {
  const wanted = choicesOf(clauses);
  let at = 0;
  for (const [index, choice] of wanted.entries()) {
    const left = named.length - at - (wanted.length - index - 1);
    const count = choice.who === 'one' ? 1 : Math.max(1, Math.min(2, left));
    if (isSame(choice, whom)) return named.slice(at, at + count);
    at += count;
  }
  return [];
}

/** Whoever a clause comes to, in order. */
export const reachedBy = (
  table: Table,
  aim: Aim,
  clauses: readonly Clause[],
  whom: Whom,
  named: readonly EntityId[],
): EntityId[] => (isChosen(whom) ? shareOf(clauses, whom, named) : candidatesFor(table, aim, whom));

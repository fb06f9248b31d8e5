import { type Activator, amountAt, type Clause } from '../content/index.ts';
import { recordAt } from '../own/index.ts';
import { candidatesFor, choicesOf } from '../queries/aiming.ts';
import { entityOf, expeditionOf } from '../queries/entities.ts';
import { isChampion, lineOf } from '../queries/sides.ts';
import { armorOf } from '../queries/stats.ts';
import { type Entity, type EntityId, FIRST_MONSTER, type Monster, type Table } from '../types/index.ts';
import { aimOf, changes, type Intended, isOfUse, lostBy, NOTHING_YET } from './useful.ts';

/** Where somebody stands on the Monster Sheet. */
const placeOf = ({ expedition }: Table, id: EntityId): number =>
  expedition?.encounter?.sheet.findIndex(({ monster }) => monster === id) ?? -1;

type Order = (a: EntityId, b: EntityId) => number;

/** One whom it would make fall, then the lowest Hitpoints, then the earlier seat. [ai.targets] */
function byHarm(table: Table, amount: number): Order {
  const falls = (one: Entity): boolean => amount - armorOf(table, one) - one.reflect - one.shield >= one.hitpoints;
  return (a, b) => {
    const [one, other] = [entityOf(table, a), entityOf(table, b)];
    return Number(falls(other)) - Number(falls(one)) || one.hitpoints - other.hitpoints || a - b;
  };
}

/** A Champion, then whoever has lost most, then the order of the Sheet. */
const byLoss =
  (table: Table, intended: Intended): Order =>
  (a, b) =>
    Number(isChampion(table, b)) - Number(isChampion(table, a)) ||
    lostBy(table, entityOf(table, b), intended) - lostBy(table, entityOf(table, a), intended) ||
    placeOf(table, a) - placeOf(table, b);

/** The next other monster on the Sheet, counted on from the one that acts. */
function byTurns(table: Table, monster: Monster): Order {
  const length = expeditionOf(table).encounter?.sheet.length ?? 1;
  const own = placeOf(table, monster.id);
  const until = (id: EntityId): number => (placeOf(table, id) - own + length) % length;
  return (a, b) => until(a) - until(b);
}

/** The dead Minion with the most Hitpoints, then the order of the Sheet. */
function byStrength(table: Table): Order {
  const most = (id: EntityId): number => {
    const line = lineOf(table, id);
    return line === null ? 0 : recordAt(table, line.record).statistics.hitpoints;
  };
  return (a, b) => most(b) - most(a) || placeOf(table, a) - placeOf(table, b);
}

function orderFor(table: Table, monster: Monster, clause: Clause, intended: Intended): Order {
  switch (clause.word) {
    case 'heal':
      return byLoss(table, intended);
    case 'raise':
      return byStrength(table);
    case 'harm':
      return byHarm(table, amountAt(clause.n, 1));
    case 'effect':
      return clause.effect === 'heartened' ? byTurns(table, monster) : byHarm(table, 0);
    default:
      return (a, b) => Number(b === monster.id) - Number(a === monster.id); // a monster Braces itself
  }
}

/** Whom it uses something on, where it would change anything; null where it would not. [ai.targets, ai.has-effect] */
export function targetsFor(
  table: Table,
  monster: Monster,
  activator: Activator,
  intended: Intended = NOTHING_YET,
): EntityId[] | null {
  const { clauses } = activator;
  const aim = aimOf(monster);
  const [choice] = choicesOf(clauses);
  const clause = clauses.find(({ whom }) => whom === choice);
  if (choice === undefined || clause === undefined) return isOfUse(table, monster, activator, [], intended) ? [] : null;
  const [target] = candidatesFor(table, aim, choice)
    .filter((id) => changes(table, aim, clause, id, intended))
    .toSorted(orderFor(table, monster, clause, intended));
  if (target !== undefined) return [target];
  return isOfUse(table, monster, activator, [], intended) ? [] : null;
}

/** Of several heroes whom one thing harms, the next. */
export const nextVictim = (table: Table, victims: readonly EntityId[]): EntityId =>
  victims.toSorted(byHarm(table, 0))[0] ?? FIRST_MONSTER;

import { fixed } from '@questhall/kernel';
import type { Activator, ActivatorId } from '../content/index.ts';
import { isHitting, totalOf } from '../queries/blow.ts';
import { alliesOf, expeditionOf, heroOf, recordOf } from '../queries/entities.ts';
import type { Sheet } from '../queries/sheet.ts';
import { isWithin } from '../queries/squares.ts';
import { hitpointsMax, sheetFor } from '../queries/stats.ts';
import type { Attack, EntityId, Monster, Planned, Table } from '../types/index.ts';
import { addsOf, cheapestKill } from './kill.ts';
import { targetsFor } from './targets.ts';

/** How far a Utility monster looks for somebody who needs its Surges, and how hurt they must be. [ai.spend-aim] */
const CARE_RANGE = 5;
const CARE_LOSS = 4;

/** What it has, and what it has made up its mind about. */
interface Spending {
  left: number;
  readonly plan: Planned[];
  readonly healed: Map<EntityId, number>;
  readonly heartened: Set<EntityId>;
}

/** All that a monster buys in an Attack or Focus, in the order in which it does. [ai.order] */
export function planFor(table: Table, monster: Monster, attack: Attack): Planned[] {
  const spending: Spending = { left: attack.surges, plan: [], healed: new Map(), heartened: new Set() };
  const isHit = isHitting(attack) || aims(table, monster, attack, spending);
  const isFelled = isHit && attack.target !== null && fells(table, monster, attack, attack.target, spending);
  for (const activator of inOrder(table, monster))
    if (isOpen(table, monster, activator, isHit, isFelled)) spend(table, monster, activator, spending);
  return spending.plan.toSorted((a, b) => MOMENTS.indexOf(a.moment) - MOMENTS.indexOf(b.moment));
}

/** [ai.order] */
const MOMENTS: readonly Planned['moment'][] = ['first', 'hit', 'free'];

/** Pays what is missing, unless somebody needs the Surges more; says whether it hits then. [ai.spend-aim] */
function aims(table: Table, monster: Monster, attack: Attack, spending: Spending): boolean {
  const missing = attack.grit - totalOf(attack);
  if (attack.target === null || attack.isUnpaid || missing > spending.left) return false;
  if (missing === spending.left && recordOf(monster).role === 'utility' && isSomebodyHurt(table, monster)) return false;
  for (let n = 0; n < missing; n++) buy(spending, 'aim', 1, [], 'first', 'ai.spend-aim');
  return true;
}

const isSomebodyHurt = (table: Table, monster: Monster): boolean =>
  alliesOf(table, monster).some(
    (ally) =>
      hitpointsMax(table, ally) - ally.hitpoints >= CARE_LOSS &&
      isWithin(expeditionOf(table).floor, monster.at, ally.at, CARE_RANGE),
  );

/** Buys what makes the target fall, if anything does; says whether it will. [ai.spend-kill] */
function fells(table: Table, monster: Monster, attack: Attack, target: EntityId, spending: Spending): boolean {
  const activators = inOrder(table, monster);
  const hero = heroOf(table, target);
  const bought = cheapestKill(table, monster, { ...attack, surges: spending.left }, hero, activators);
  if (bought === null) return false;
  for (const id of bought) {
    const cost = activators.find((activator) => activator.id === id)?.cost ?? 0;
    buy(spending, id, cost, [], 'first', 'ai.spend-kill');
  }
  return true;
}

const isDodge = ({ clauses }: Activator): boolean => clauses.some(({ word }) => word === 'dodge');

/** Its own as they are printed, Strength, Role, Heave; Finish before Cut Deep, and Dodges last. [ai.spend-rest] */
function inOrder(table: Table, monster: Monster): readonly Activator[] {
  const sheet = sheetFor(table, monster);
  const known = orders.get(sheet);
  if (known !== undefined) return known;
  const bought = sheet.activators.map(({ of }) => of).filter(({ kind }) => kind !== 'aim');
  const rank = (activator: Activator): number => {
    if (isDodge(activator)) return bought.length;
    return activator.id === 'finish'
      ? bought.findIndex(({ id }) => id === 'cut-deep') - 0.5
      : bought.indexOf(activator);
  };
  const order = bought.toSorted((a, b) => rank(a) - rank(b));
  orders.set(sheet, order);
  return order;
}

const orders = new WeakMap<Sheet, readonly Activator[]>();

/** Whether its Surges may go to this at all. */
function isOpen(table: Table, monster: Monster, activator: Activator, isHit: boolean, isFelled: boolean): boolean {
  if (activator.kind === 'free') return true;
  if (!isHit) return false;
  return (
    !isFelled || (addsOf(table, monster, activator) === null && activator.kind === 'hit' && !needsTarget(activator))
  );
}

const needsTarget = ({ clauses }: Activator): boolean =>
  clauses.some(({ whom }) => whom.who === 'target' || ('from' in whom && whom.from === 'target'));

/** As often as it may and as long as it changes anything. [ai.spend-rest] */
function spend(table: Table, monster: Monster, activator: Activator, spending: Spending): void {
  const moment = momentOf(table, monster, activator);
  for (;;) {
    const targets = spending.left < activator.cost ? null : targetsFor(table, monster, activator, spending);
    if (targets === null) return;
    buy(spending, activator.id, activator.cost, targets, moment, 'ai.spend-rest');
    note(activator, targets, spending);
    if (activator.limit !== null) return;
  }
}

/** Arc with nobody else near is one that changes the Damage. [ai.order] */
function momentOf(table: Table, monster: Monster, activator: Activator): Planned['moment'] {
  if (activator.kind === 'free') return 'free';
  return activator.kind === 'damage' || addsOf(table, monster, activator) !== null ? 'first' : 'hit';
}

/** What was planned counts when the next thing is. */
function note({ clauses }: Activator, [target]: readonly EntityId[], { healed, heartened }: Spending): void {
  if (target === undefined) return;
  for (const clause of clauses) {
    if (clause.word === 'heal') healed.set(target, (healed.get(target) ?? 0) + clause.n.base);
    if (clause.word === 'effect' && clause.effect === 'heartened') heartened.add(target);
  }
}

function buy(
  spending: Spending,
  activator: ActivatorId,
  cost: number,
  targets: readonly EntityId[],
  moment: Planned['moment'],
  rule: Planned['rule'],
): void {
  spending.left -= cost;
  spending.plan.push(fixed({ activator, targets: [...targets], moment, rule }));
}

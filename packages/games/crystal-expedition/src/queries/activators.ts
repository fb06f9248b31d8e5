import type { Facts, Refusal } from '@questhall/kernel';
import {
  type Activator,
  type ActivatorId,
  amountAt,
  type Clause,
  type Level,
  monsterRoleActivatorsOf,
  ROLES,
  roleActivatorsOf,
} from '../content/index.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Attack, Entity, EntityId, Table } from '../types/index.ts';
import { type Aim, candidatesFor, choicesOf } from './aiming.ts';
import { isHitting } from './blow.ts';
import { isMet } from './conditions.ts';
import { isHero } from './entities.ts';
import { cannotName, namings } from './naming.ts';
import type { Sheet } from './sheet.ts';
import { standingTarget } from './sides.ts';
import { sheetFor } from './stats.ts';
import { timesUsed, usesIn } from './uses.ts';

const no = (rule: Rule, facts: Facts = {}): Refusal<Rule> => ({ rule, facts });

/** An Activator that somebody can buy, and what it costs. */
export interface AtHand {
  readonly of: Activator;
  readonly level: Level;
  readonly cost: number;
}

const atHand = new WeakMap<Sheet, readonly AtHand[]>();

/** All that somebody may buy, those of other Roles for more where it has the knack. [activator.only-owned] */
export function activatorsOf(table: Table, user: Entity): readonly AtHand[] {
  const sheet = sheetFor(table, user);
  const known = atHand.get(sheet);
  if (known !== undefined) return known;
  const own: AtHand[] = sheet.activators.map(({ of, level }) => ({ of, level, cost: of.cost }));
  const dearer = sheet.traits.flatMap(({ of, level }) =>
    of.trait === 'other-roles-for' ? [amountAt(of.n, level)] : [],
  );
  const [more] = dearer;
  if (more !== undefined)
    for (const role of ROLES)
      for (const of of isHero(user) ? roleActivatorsOf(role) : monsterRoleActivatorsOf(role))
        if (!own.some((other) => other.of.id === of.id)) own.push({ of, level: 1, cost: of.cost + more });
  atHand.set(sheet, own);
  return own;
}

export const findActivator = (table: Table, user: Entity, id: ActivatorId): AtHand | null =>
  activatorsOf(table, user).find(({ of }) => of.id === id) ?? null;

/** The name by which uses at the lower price are counted. */
export const cheaperName = (id: ActivatorId): string => `cheaper ${id}`;

/** How often it can still be had for 1 Surge less in this Encounter. */
function cheaperLeft(table: Table, user: Entity, id: ActivatorId): number {
  let times = 0;
  for (const { of } of sheetFor(table, user).traits)
    if (of.trait === 'cheaper' && of.activator === id) times += of.perEncounter;
  return times === 0 ? 0 : times - timesUsed(user.usedInEncounter, cheaperName(id));
}

export const priceOf = ({ cost }: AtHand, isCheaper: boolean): number => Math.max(0, cost - (isCheaper ? 1 : 0));

/** How often it has been bought for as long as its limit counts. [activator.once-unless-repeat] */
function timesBought(attack: Attack, user: Entity, { id, limit }: Activator): number {
  if (limit === null) return 0;
  return limit.per === 'attack'
    ? attack.bought.filter((bought) => bought === id).length
    : timesUsed(usesIn(user, limit.per), id);
}

/** Why it is not the moment for an Activator of this kind. [activator.kinds] */
function untimely(table: Table, attack: Attack, { id, kind, clauses }: Activator): Refusal<Rule> | null {
  if (kind === 'free') return null;
  if (attack.target === null) return no('attack.focus-without-target', { activator: id });
  if (kind === 'aim') return attack.hasMomentum ? no('resolution.hit-fixed-at-momentum', { activator: id }) : null;
  if (kind === 'damage' && attack.hasDamage) return no('resolution.damage-once', { activator: id });
  if (!isHitting(attack))
    return no(attack.hasMomentum ? 'attack.miss-keeps-surges' : 'activator.kinds', { activator: id, kind });
  const needsIt = kind === 'damage' || clauses.some(({ whom }) => whom.who === 'target' || isAround(whom));
  return needsIt && standingTarget(table) === null ? no('attack.target-must-live', { activator: id }) : null;
}

const isAround = (whom: Clause['whom']): boolean => 'from' in whom && whom.from === 'target';

/** Why somebody cannot buy it now, whomever it would be for. */
export function cannotBuy(
  table: Table,
  attack: Attack,
  user: Entity,
  one: AtHand,
  isCheaper = false,
): Refusal<Rule> | null {
  const { of } = one;
  const { id, limit } = of;
  const wrongTime = untimely(table, attack, of);
  if (wrongTime !== null) return wrongTime;
  if (limit !== null && timesBought(attack, user, of) >= limit.times)
    return no('activator.once-unless-repeat', { activator: id, times: limit.times });
  if (isCheaper && cheaperLeft(table, user, id) <= 0) return no('gear.slot-purposes', { activator: id });
  const cost = priceOf(one, isCheaper);
  if (cost > attack.surges) return no('activator.pay-cost', { activator: id, cost, surges: attack.surges });
  return cannotServe(table, { user, level: one.level, trigger: null }, of);
}

/** Nothing that it says applies. */
function cannotServe(table: Table, aim: Aim, { id, clauses }: Activator): Refusal<Rule> | null {
  const isFor = (clause: Clause): boolean =>
    isMet(table, aim, clauses, clause) && candidatesFor(table, aim, clause.whom).length > 0;
  if (clauses.some(isFor)) return null;
  const unmet = clauses.find((clause) => !isMet(table, aim, clauses, clause));
  switch (unmet?.condition) {
    case undefined:
    case null:
    case 'nobody-else':
      return no('activator.default-range', { activator: id });
    case 'target-is-minion':
    case 'target-is-champion':
      return no('activator.type-limits', { activator: id });
    case 'target-at-half':
      return no('attack.effects-at-declaration', { activator: id });
    default:
      return no('core.specific-beats-general', { activator: id });
  }
}

export const mayBuyCheaper = (table: Table, user: Entity, { of, cost }: AtHand): boolean =>
  cost > 0 && cheaperLeft(table, user, of.id) > 0;

/** All the ways to say whom it is for; one empty way where nobody has to be named. */
export const namingsOf = (table: Table, user: Entity, { of, level }: AtHand): readonly EntityId[][] =>
  choicesOf(of.clauses).length === 0 ? NOBODY : namings(table, { user, level, trigger: null }, of.clauses);

const NOBODY: readonly EntityId[][] = [[]];

/** Why it cannot be aimed at these. */
export function cannotAimAt(
  table: Table,
  user: Entity,
  { of, level }: AtHand,
  named: readonly EntityId[],
): Refusal<Rule> | null {
  const rule = cannotName(table, { user, level, trigger: null }, of.clauses, named);
  return rule === null ? null : no(rule, { activator: of.id });
}

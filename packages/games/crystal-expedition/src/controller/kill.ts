import { type Activator, type ActivatorId, amountAt } from '../content/index.ts';
import { damageOf } from '../queries/blow.ts';
import { isMet } from '../queries/conditions.ts';
import { armorOf } from '../queries/stats.ts';
import type { Attack, Hero, Monster, Table } from '../types/index.ts';
import { aimOf } from './useful.ts';

/** What an Activator adds to a blow. */
interface Adds {
  readonly damage: number;
  readonly ignored: number;
  readonly stripped: number;
}

interface Buy extends Adds {
  readonly activator: Activator;
}

const NO_ADDS: Adds = { damage: 0, ignored: 0, stripped: 0 };

/** Whether it counts as one that changes this Attack's Damage: so does Arc with nobody else near. [ai.order] */
export function addsOf(table: Table, monster: Monster, { clauses }: Pick<Activator, 'clauses'>): Adds | null {
  const aim = aimOf(monster);
  let [damage, ignored, stripped] = [0, 0, 0];
  for (const clause of clauses) {
    if (!isMet(table, aim, clauses, clause)) continue;
    if (clause.word === 'damage') damage += amountAt(clause.n, 1);
    if (clause.word === 'ignore-armor') ignored += amountAt(clause.n, 1);
    if (clause.word === 'strip') stripped += amountAt(clause.n, 1);
  }
  return damage + ignored + stripped > 0 ? { damage, ignored, stripped } : null;
}

/** Whether the target falls when this is added, through all that protects it. */
function falls(table: Table, attack: Attack, hero: Hero, { damage, ignored, stripped }: Adds): boolean {
  const amount = damageOf(table, { ...attack, added: attack.added + damage }, hero);
  const armor = Math.max(0, armorOf(table, hero) - attack.ignored - ignored);
  const layers = Math.max(0, hero.reflect + hero.shield - stripped);
  return amount - armor - layers >= hero.hitpoints;
}

interface Purchase {
  readonly bought: readonly ActivatorId[];
  readonly cost: number;
}

/**
 * The cheapest set of damage Activators that makes the target fall: fewest Surges, then fewest of them, then the usual
 * order. An empty one where it falls anyway, null where nothing helps. [ai.spend-kill]
 */
export function cheapestKill(
  table: Table,
  monster: Monster,
  attack: Attack,
  hero: Hero,
  activators: readonly Activator[],
): readonly ActivatorId[] | null {
  const buys = activators.flatMap((activator): Buy[] => {
    const adds = addsOf(table, monster, activator);
    return adds === null ? [] : [{ ...adds, activator }];
  });
  if (!falls(table, attack, hero, atMost(buys, attack.surges))) return null; // as nearly always
  const found: Purchase[] = [];
  const search = (from: number, adds: Adds, { bought, cost }: Purchase): void => {
    if (falls(table, attack, hero, adds)) {
      found.push({ bought, cost });
      return;
    }
    for (let at = from; at < buys.length; at++) {
      const buy = buys[at];
      if (buy === undefined || cost + buy.activator.cost > attack.surges) continue;
      const { id, limit } = buy.activator;
      search(limit === null ? at : at + 1, plus(adds, buy), {
        bought: [...bought, id],
        cost: cost + buy.activator.cost,
      });
    }
  };
  search(0, NO_ADDS, { bought: [], cost: 0 });
  const [cheapest] = found.toSorted((a, b) => a.cost - b.cost || a.bought.length - b.bought.length);
  return cheapest?.bought ?? null;
}

/** More than so many Surges can ever add. */
function atMost(buys: readonly Buy[], surges: number): Adds {
  let most = NO_ADDS;
  for (const buy of buys) {
    const times = buy.activator.limit === null ? Math.floor(surges / buy.activator.cost) : 1;
    if (buy.activator.cost <= surges) for (let n = 0; n < times; n++) most = plus(most, buy);
  }
  return most;
}

const plus = (one: Adds, other: Adds): Adds => ({
  damage: one.damage + other.damage,
  ignored: one.ignored + other.ignored,
  stripped: one.stripped + other.stripped,
});

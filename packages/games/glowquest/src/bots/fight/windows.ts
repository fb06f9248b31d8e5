import { benefitOf, benefitsOf, costOf, isChoice } from '../../queries/benefits.ts';
import { toHitBonus } from '../../queries/blow.ts';
import { gritOf } from '../../queries/stats.ts';
import { cannotUse } from '../../queries/using.ts';
import type { Action, BenefitId, EntityId, OpenTable } from '../../types/index.ts';
import { applied } from './apply.ts';
import { look } from './battle.ts';
import { hitItems, hitPlan, liftCosts, type Means, mostHurt } from './blow.ts';
import { helpsOf, leftovers } from './helps.ts';
import type { Battle, Friend } from './types.ts';
import { worth } from './worth.ts';

const DONE: Action = { type: 'done' };

const use = (benefit: BenefitId, target: EntityId | null = null): Action => ({ type: 'use', benefit, target, glow: null });

interface Window {
  readonly battle: Battle;
  readonly me: Friend;
  readonly surges: number;
  readonly means: Means;
}

function windowOf(table: OpenTable, who: EntityId): Window | null {
  const battle = look(table);
  const me = battle.friends.find(({ hero }) => hero.id === who);
  if (me === undefined || table.turn === null) return null;
  const { surges } = table.turn;
  const leftover = leftovers(helpsOf(battle, me), surges);
  const means = { battle, me, now: worth(battle), lifts: liftCosts(table, me), items: hitItems(table, me), leftover };
  return { battle, me, surges, means };
}

/** The die lies there: is the hit worth what it costs? [attack.spend-after-roll] */
export function onRoll(table: OpenTable, who: EntityId): Action {
  const { attack } = table;
  if (attack === null) return DONE;
  const target = table.monsters.find(({ id }) => id === attack.target);
  if (target === undefined) return DONE;
  if (attack.die === 0) return blindly(table, who);
  const short = gritOf(target) - attack.die - toHitBonus(table, attack);
  if (short <= 0) return DONE;
  const window = windowOf(table, who);
  const foe = window?.battle.foes.find(({ monster }) => monster.id === target.id);
  if (window === null || foe === undefined) return DONE;
  const { means, surges, me } = window;
  const price = means.lifts[short] ?? Number.POSITIVE_INFINITY;
  if (price > surges) return DONE;
  const { gains } = hitPlan(means, table, foe, attack, surges - price);
  if ((gains[surges - price] ?? 0) <= (means.leftover[surges] ?? 0)) return DONE;
  return liftBy(table, me, short, price) ?? DONE;
}

/** The first step of the cheapest way up. */
function liftBy(table: OpenTable, me: Friend, short: number, price: number): Action | null {
  for (const id of benefitsOf(me.hero)) {
    const { timing, clauses } = benefitOf(id);
    if (timing !== 'roll' || table.turn === null || cannotUse(table, me.hero, id, 'roll') !== null) continue;
    const n = clauses.reduce((sum, { word, n: size }) => sum + (word === 'to-hit' && typeof size === 'number' ? size : 0), 0);
    const used = { ...table, turn: { ...table.turn, used: [...table.turn.used, id] } };
    const rest = liftCosts(used, me)[Math.max(0, short - n)] ?? Number.POSITIVE_INFINITY;
    if (costOf(table, me.hero, id) + rest === price) return use(id);
  }
  return null;
}

const BLIND_AIMS = 3;

/** Where the house wants it said before the die: a little is spent when there is plenty. */
function blindly(table: OpenTable, who: EntityId): Action {
  const hero = table.heroes[who];
  const isRich = (table.turn?.surges ?? 0) >= BLIND_AIMS;
  return hero !== undefined && isRich && cannotUse(table, hero, 'aim', 'roll') === null ? use('aim') : DONE;
}

/** After a hit: the best of what is left, one after the other. [attack.hit-window] */
export function onHit(table: OpenTable, who: EntityId): Action[] {
  const { attack } = table;
  const window = windowOf(table, who);
  const foe = window?.battle.foes.find(({ monster }) => monster.id === attack?.target);
  if (attack === null || window === null || foe === undefined) return [DONE];
  const { means, surges, battle } = window;
  const { picks } = hitPlan(means, table, foe, attack, surges, attack.bypass);
  const chosen = means.items.filter((_, i) => (((picks[surges] ?? 0) >> i) & 1) === 1);
  return [...chosen.map(({ id, benefit }) => use(id, isChoice(benefit.target) ? mostHurt(battle) : null)), DONE];
}

/** After a miss: a guard, if it is worth more than what else there is. [attack.miss-window] */
export function onMiss(table: OpenTable, who: EntityId): Action {
  const window = windowOf(table, who);
  if (window === null) return DONE;
  const { battle, me, surges, means } = window;
  for (const id of benefitsOf(me.hero)) {
    const benefit = benefitOf(id);
    if (benefit.timing !== 'miss' || cannotUse(table, me.hero, id, 'miss') !== null) continue;
    const gain = worth(applied(battle, me, id, benefit, [who])) - means.now;
    const lost = (means.leftover[surges] ?? 0) - (means.leftover[surges - costOf(table, me.hero, id)] ?? 0);
    if (gain > lost) return use(id);
  }
  return DONE;
}

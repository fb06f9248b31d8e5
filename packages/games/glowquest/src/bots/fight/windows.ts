import { isChosen, priceOf } from '../../queries/benefits.ts';
import { toHitBonus } from '../../queries/blow.ts';
import { heroOf } from '../../queries/entities.ts';
import { repertoireOf } from '../../queries/repertoire.ts';
import { gritOf } from '../../queries/stats.ts';
import { cannotUse, cannotUseOwn } from '../../queries/using.ts';
import type { Action, BenefitId, EntityId, OpenTable } from '../../types/index.ts';
import { applied } from './apply.ts';
import { arsenalOf } from './arsenal.ts';
import { assaultOn, mostHurt } from './assault.ts';
import { foeIn, friendIn, look } from './battle.ts';
import { choicesFor, hitPlan } from './blow.ts';
import { budgetOf, helpsOf } from './helps.ts';
import { liftCosts, type Means, meansOf, NEVER } from './means.ts';
import type { Battle, Friend } from './types.ts';
import { worth } from './worth.ts';

const DONE: Action = { type: 'done' };

const use = (benefit: BenefitId, target: EntityId | null = null): Action => ({
  type: 'use',
  benefit,
  target,
  glow: null,
});

interface Outlook {
  readonly battle: Battle;
  readonly me: Friend;
  readonly surges: number;
  readonly means: Means;
}

function outlookOf(table: OpenTable, who: EntityId): Outlook | null {
  const battle = look(table);
  const me = friendIn(battle, who);
  if (me === undefined || table.turn === null) return null;
  const { surges } = table.turn;
  const now = worth(battle);
  const leftover = budgetOf(helpsOf(battle, me, now), surges).gains;
  return { battle, me, surges, means: meansOf(battle, me, now, leftover) };
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
  const price = liftCosts(table, heroOf(table, who))[short] ?? NEVER;
  if (price > (table.turn?.surges ?? 0)) return DONE;
  const outlook = outlookOf(table, who);
  const foe = outlook === null ? undefined : foeIn(outlook.battle, target.id);
  if (outlook === null || foe === undefined) return DONE;
  const { means, surges, me } = outlook;
  const { gains } = hitPlan(
    choicesFor(assaultOn(means, foe, attack), table, surges - price),
    means.leftover,
    surges - price,
  );
  if ((gains[surges - price] ?? 0) <= (means.leftover[surges] ?? 0)) return DONE;
  return liftBy(table, me, short, price) ?? DONE;
}

/** The first step of the cheapest way up. */
function liftBy(table: OpenTable, me: Friend, short: number, price: number): Action | null {
  for (const { benefit, toHit } of arsenalOf(me.hero).lifts) {
    if (table.turn === null || cannotUseOwn(table, me.hero, benefit, 'roll') !== null) continue;
    const used = { ...table, turn: { ...table.turn, used: [...table.turn.used, benefit.id] } };
    const rest = liftCosts(used, me.hero)[Math.max(0, short - toHit)] ?? NEVER;
    if (priceOf(table, me.hero, benefit) + rest === price) return use(benefit.id);
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
  const outlook = outlookOf(table, who);
  const foe = outlook === null || attack === null ? undefined : foeIn(outlook.battle, attack.target);
  if (attack === null || outlook === null || foe === undefined) return [DONE];
  const { means, surges, battle } = outlook;
  const { picks } = hitPlan(
    choicesFor(assaultOn(means, foe, attack), table, surges, attack.bypass),
    means.leftover,
    surges,
  );
  const chosen = means.items.filter((_, i) => (((picks[surges] ?? 0) >> i) & 1) === 1);
  return [
    ...chosen.map(({ hitter: { benefit } }) => use(benefit.id, isChosen(benefit.target) ? mostHurt(battle) : null)),
    DONE,
  ];
}

/** After a miss: a guard, if it is worth more than what else there is. [attack.miss-window] */
export function onMiss(table: OpenTable, who: EntityId): Action {
  const outlook = outlookOf(table, who);
  if (outlook === null) return DONE;
  const { battle, me, surges, means } = outlook;
  for (const benefit of repertoireOf(me.hero).at.miss) {
    if (cannotUseOwn(table, me.hero, benefit, 'miss') !== null) continue;
    const gain = worth(applied(battle, me, benefit, [who])) - means.now;
    const lost = (means.leftover[surges] ?? 0) - (means.leftover[surges - priceOf(table, me.hero, benefit)] ?? 0);
    if (gain > lost) return use(benefit.id);
  }
  return DONE;
}

import { layersOf } from '../frames/harm.ts';
import { damageOf, gritAgainst, toHitBonus } from '../queries/blow.ts';
import { entityOf } from '../queries/entities.ts';
import { freshAttack } from '../queries/fresh.ts';
import { attackCost } from '../queries/stats.ts';
import type { Attack, Base, EntityId, OpenTable } from '../types/index.ts';
import { type Extra, hitExtras, rollExtras } from './extras.ts';

const FACES = 12;

/** What an attack comes to, over all faces of the die. */
export interface Outcome {
  /** Chances: to hit, and to bring the target to 0 Hitpoints. */
  readonly hit: number;
  readonly kill: number;
  /** The chance of each number of Hitpoints lost, from 0 on. */
  readonly losses: readonly number[];
  /** Hitpoints lost on average, and damage that Reflect sends back on average. */
  readonly loss: number;
  readonly returned: number;
}

export interface BlowOdds {
  /** Without spending anything. */
  readonly plain: Outcome;
  /** With the Surges at hand: first whatever turns a miss into a hit, then whatever hurts most. */
  readonly spent: Outcome;
}

/** The exact odds of one attack, as everybody stands now. */
export function blowOdds(table: OpenTable, attacker: EntityId, target: EntityId, base: Base): BlowOdds {
  const surges = Math.max(0, (table.turn?.surges ?? 0) - attackCost(base));
  const user = entityOf(table, attacker);
  const aims = rollExtras(table, user, surges);
  const blows = hitExtras(table, user, entityOf(table, target), surges);
  const strike = (die: number, extras: Budget): Fall => fall(table, blowOf(table, attacker, target, base, die), extras);
  return {
    plain: gather((die) => strike(die, { aims: [], blows: [], surges: 0 })),
    spent: gather((die) => strike(die, { aims, blows, surges })),
  };
}

interface Budget {
  readonly aims: readonly Extra[];
  readonly blows: readonly Extra[];
  readonly surges: number;
}

interface Fall {
  readonly isHit: boolean;
  readonly isKill: boolean;
  readonly loss: number;
  readonly returned: number;
}

const MISS: Fall = { isHit: false, isKill: false, loss: 0, returned: 0 };

const blowOf = (table: OpenTable, attacker: EntityId, target: EntityId, base: Base, die: number): Attack => ({
  ...freshAttack(table, entityOf(table, attacker), entityOf(table, target), base),
  die,
});

/** One face of the die: the cheapest way to a hit, then the most harm for what is left. */
function fall(table: OpenTable, blow: Attack, { aims, blows, surges }: Budget): Fall {
  const short = gritAgainst(table, blow) - blow.die - toHitBonus(table, blow);
  const cost = short <= 0 ? 0 : cheapest(aims, short);
  if (cost > surges) return MISS;
  return worst(table, blow, blows, surges - cost);
}

/** What lifting the total by so much costs at least. */
function cheapest(aims: readonly Extra[], wanted: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let set = 1; set < 1 << aims.length; set++) {
    const chosen = aims.filter((_, i) => ((set >> i) & 1) === 1);
    if (chosen.reduce((sum, { toHit }) => sum + toHit, 0) >= wanted) least = Math.min(least, costOf(chosen));
  }
  return least;
}

const costOf = (extras: readonly Extra[]): number => extras.reduce((sum, { cost }) => sum + cost, 0);

/** The choice of Hit Benefits that costs the target most. */
function worst(table: OpenTable, blow: Attack, blows: readonly Extra[], surges: number): Fall {
  let best: Fall | null = null;
  for (let set = 0; set < 1 << blows.length; set++) {
    const chosen = blows.filter((_, i) => ((set >> i) & 1) === 1);
    if (costOf(chosen) > surges) continue;
    const one = land(table, blow, chosen);
    if (best === null || one.loss > best.loss) best = one;
  }
  return best ?? MISS;
}

/** Through the layers. [damage.layer-order] */
function land(table: OpenTable, blow: Attack, extras: readonly Extra[]): Fall {
  const target = entityOf(table, blow.target);
  const isOpened = extras.some(({ fragile, isAffliction }) => fragile > 0 || isAffliction);
  const afflicted = isOpened ? withAffliction(table, blow.target, extras) : table;
  const damage = damageOf(afflicted, { ...blow, damage: extras.reduce((sum, extra) => sum + extra.damage, 0) });
  const bypass = extras.some((extra) => extra.bypass === 'shield-and-armor')
    ? 'shield-and-armor'
    : extras.some((extra) => extra.bypass === 'armor')
      ? 'armor'
      : 'none';
  const { loss, reflected } = layersOf(target, damage, 'attack', bypass, table.house.armorFirst);
  return { isHit: true, isKill: loss >= target.hitpoints, loss: Math.min(loss, target.hitpoints), returned: reflected };
}

/** The table as it would be once the Effects of these Benefits are upon the target: they come before the damage. [attack.effects-before-damage] */
function withAffliction(table: OpenTable, id: EntityId, extras: readonly Extra[]): OpenTable {
  const effect = { duration: 'turn', by: id, source: 'odds', turn: 0 } as const;
  const n = extras.reduce((sum, { fragile }) => sum + fragile, 0);
  const given = [...(n > 0 ? [{ ...effect, kind: 'fragile' as const, n }] : []), { ...effect, kind: 'immobile' as const, n: 0 }];
  const struck = <E extends { id: EntityId; effects: object[] }>(one: E): E =>
    one.id === id ? { ...one, effects: [...one.effects, ...given] } : one;
  return { ...table, heroes: table.heroes.map(struck), monsters: table.monsters.map(struck) };
}

function gather(strike: (die: number) => Fall): Outcome {
  const falls = Array.from({ length: FACES }, (_, i) => strike(i + 1));
  const most = Math.max(...falls.map(({ loss }) => loss));
  const share = (isOne: (fallen: Fall) => boolean): number => falls.filter(isOne).length / FACES;
  const mean = (of: (fallen: Fall) => number): number => falls.reduce((sum, one) => sum + of(one), 0) / FACES;
  return {
    hit: share(({ isHit }) => isHit),
    kill: share(({ isKill }) => isKill),
    losses: Array.from({ length: most + 1 }, (_, loss) => share((one) => one.loss === loss)),
    loss: mean(({ loss }) => loss),
    returned: mean(({ returned }) => returned),
  };
}

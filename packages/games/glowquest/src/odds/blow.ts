import { layersOf } from '../frames/harm.ts';
import { damageOf, gritAgainst, isAfflicted, toHitBonus } from '../queries/blow.ts';
import { entityOf } from '../queries/entities.ts';
import { freshAttack } from '../queries/fresh.ts';
import { attackCost, hasTrait, isImmune } from '../queries/stats.ts';
import type { Attack, Base, Entity, EntityId, OpenTable } from '../types/index.ts';
import { extrasIn } from './extras.ts';
import { afterMomentum, type Shoved } from './shove.ts';
import { NOTHING, type Sum, spendings } from './spending.ts';

const FACES: readonly number[] = Array.from({ length: 12 }, (_, i) => i + 1);

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
  /**
   * With the Surges at hand, spent in the windows of the attack: first whatever turns a miss into a hit, then whatever
   * hurts most.
   */
  readonly spent: Outcome;
  /** Whether that is all; if not, the target loses at least so much, and dies at least so often. */
  readonly isExact: boolean;
}

/** The odds of one attack, as everybody stands now; nobody stands in for the target. */
export function blowOdds(table: OpenTable, attacker: EntityId, target: EntityId, base: Base): BlowOdds {
  const surges = Math.max(0, (table.turn?.surges ?? 0) - attackCost(base));
  const attack = freshAttack(table, entityOf(table, attacker), entityOf(table, target), base);
  const declared: OpenTable = { ...table, attack, turn: table.turn && { ...table.turn, surges } };
  const shoved = afterMomentum({ ...declared, turn: declared.turn && { ...declared.turn, hasHit: true } }, attack);
  const user = entityOf(shoved.table, attacker);
  const victim = entityOf(shoved.table, target);
  const aims = extrasIn(declared, entityOf(table, attacker), entityOf(table, target), 'roll');
  const hits = shoved.isOver ? { list: [], isWhole: true } : extrasIn(shoved.table, user, victim, 'hit');
  const isExact = aims.isWhole && hits.isWhole && shoved.isSure && !mayBurn(shoved.table, user, victim);
  const need = gritAgainst(declared, attack) - toHitBonus(declared, attack);
  const plain = strike(need, [NOTHING], 0, hardest(shoved, attack, [NOTHING]));
  const lifts = spendings(aims.list, surges);
  const hit = hardest(shoved, attack, spendings(hits.list, surges));
  return {
    plain,
    spent: table.house.spendBeforeRoll ? blindly(need, lifts, surges, hit) : strike(need, lifts, surges, hit),
    isExact,
  };
}

/** Momentum or a Push may force the target into Glow, and then it bears something negative. [glow.forced-entry] */
const mayBurn = ({ glow }: OpenTable, user: Entity, target: Entity): boolean =>
  glow.length > 0 && hasTrait(user, 'damage-to-afflicted') && !isAfflicted(target) && !isImmune(target, 'ongoing');

/** What one face of the die comes to. */
interface Fall {
  readonly isHit: boolean;
  readonly isKill: boolean;
  readonly loss: number;
  readonly returned: number;
}

const MISS: Fall = { isHit: false, isKill: false, loss: 0, returned: 0 };

/** What a hit with this face costs the target at most, with so many Surges left and so much more damage. */
type Hit = (die: number, left: number, more: number) => Fall;

/** Each face by itself: the lift that leaves most for the hit. [attack.spend-after-roll] */
const strike = (need: number, lifts: readonly Sum[], surges: number, hit: Hit): Outcome =>
  gather((die) => lifts.reduce((best, lift) => better(best, lifted(die, need, lift, surges, hit)), MISS));

/**
 * Where Roll Benefits are paid for before the die: the one choice that hurts most over all faces, then kills most
 * often.
 */
function blindly(need: number, lifts: readonly Sum[], surges: number, hit: Hit): Outcome {
  const outcomes = lifts.map((lift) => gather((die) => lifted(die, need, lift, surges, hit)));
  return outcomes.reduce((best, one) =>
    (one.loss - best.loss || one.kill - best.kill || one.hit - best.hit) > 0 ? one : best,
  );
}

const lifted = (die: number, need: number, { toHit, cost, damage }: Sum, surges: number, hit: Hit): Fall =>
  die + toHit < need ? MISS : hit(die, surges - cost, damage);

/** More Hitpoints lost, or as many and less sent back. */
function better(a: Fall, b: Fall): Fall {
  if (a.isHit !== b.isHit) return a.isHit ? a : b;
  return b.loss > a.loss || (b.loss === a.loss && b.returned < a.returned) ? b : a;
}

/** The choice of Hit Benefits that costs the target most, worked out once for each number of Surges. */
function hardest(shoved: Shoved, attack: Attack, sums: readonly Sum[]): Hit {
  const { loss, returned, isOver, table } = shoved;
  const land = landing(table, attack);
  const known = new Map<string, Fall>();
  return (die, left, more) => {
    const key = `${table.house.criticalTwelve ? die : 0} ${left} ${more}`;
    const old = known.get(key);
    if (old !== undefined) return old;
    const crushed: Fall = { isHit: true, isKill: entityOf(table, attack.target).hitpoints === 0, loss, returned };
    const affordable = sums
      .filter(({ cost }) => cost <= left)
      .map((sum) => land(die, { ...sum, damage: sum.damage + more }));
    const best = isOver ? crushed : affordable.reduce(better);
    const fall = isOver ? crushed : { ...best, loss: loss + best.loss, returned: returned + best.returned };
    known.set(key, fall);
    return fall;
  };
}

/** A hit with these extras, through the layers. [damage.layer-order] */
function landing(table: OpenTable, attack: Attack): (die: number, sum: Sum) => Fall {
  const target = entityOf(table, attack.target);
  return (die, { damage, fragile, isAffliction, bypass }) => {
    const opened = isAffliction ? withAffliction(table, target.id, fragile) : table;
    const amount = damageOf(opened, { ...attack, die, damage });
    const { loss, reflected } = layersOf(target, amount, 'attack', bypass, table.house.armorFirst);
    return {
      isHit: true,
      isKill: loss >= target.hitpoints,
      loss: Math.min(loss, target.hitpoints),
      returned: reflected,
    };
  };
}

/**
 * The table as it would be once the Effects of these Benefits are upon the target: they come before the damage.
 * [attack.effects-before-damage]
 */
function withAffliction(table: OpenTable, id: EntityId, fragile: number): OpenTable {
  const effect = { duration: 'turn', by: id, source: 'odds', turn: 0 } as const;
  const given = [
    ...(fragile > 0 ? [{ ...effect, kind: 'fragile' as const, n: fragile }] : []),
    { ...effect, kind: 'immobile' as const, n: 0 },
  ];
  const struck = <E extends Entity>(one: E): E =>
    one.id === id ? { ...one, effects: [...one.effects, ...given] } : one;
  return { ...table, heroes: table.heroes.map(struck), monsters: table.monsters.map(struck) };
}

function gather(strikeWith: (die: number) => Fall): Outcome {
  const falls = FACES.map(strikeWith);
  const most = Math.max(...falls.map(({ loss }) => loss));
  const share = (isOne: (fallen: Fall) => boolean): number => falls.filter(isOne).length / FACES.length;
  const mean = (of: (fallen: Fall) => number): number => falls.reduce((sum, one) => sum + of(one), 0) / FACES.length;
  return {
    hit: share(({ isHit }) => isHit),
    kill: share(({ isKill }) => isKill),
    losses: Array.from({ length: most + 1 }, (_, loss) => share((one) => one.loss === loss)),
    loss: mean(({ loss }) => loss),
    returned: mean(({ returned }) => returned),
  };
}

import { ATTACK_ROLLS, type AttackRoll } from './dice.ts';

/** Something that Surges buy in an Attack, as far as it decides what becomes of the target. */
export interface Purchase {
  readonly cost: number;
  /** How often it can be bought. */
  readonly times: number;
  readonly toHit: number;
  readonly damage: number;
  /** Armor that counts for nothing, and Reflect and Shield that are lost. */
  readonly ignored: number;
  readonly stripped: number;
  /** It makes the damage of an element that the target is weak to. */
  readonly isWeakness: boolean;
}

/** An Attack before its dice, in numbers alone. */
export interface Blow {
  readonly toHit: number;
  readonly grit: number;
  readonly base: number;
  /** Damage beyond the base. */
  readonly damage: number;
  /** What more the Weakness adds, and whether it does so anyway. */
  readonly weakness: number;
  readonly isWeakness: boolean;
  /** Surges that the form costs, and those that come with the roll, whatever it shows. */
  readonly formCost: number;
  readonly planned: number;
  /** Any 1 brings this attacker no Surges. [race.half-orc-wild] */
  readonly isWild: boolean;
  readonly armor: number;
  /** Reflect and Shield together. */
  readonly layers: number;
  readonly hitpoints: number;
  readonly purchases: readonly Purchase[];
}

/** What an Attack comes to. */
export interface BlowChances {
  /** That it hits by its dice alone, and with whatever Surges can buy. */
  readonly hit: number;
  readonly aimed: number;
  /** That it kills, if nothing but that counts; and Hitpoints lost on the average where most are to be lost. */
  readonly kill: number;
  readonly loss: number;
}

/** Rolls that come to the same are looked at once. */
const ROLLS: readonly (readonly [roll: AttackRoll, times: number])[] = [
  ...new Map(ATTACK_ROLLS.map((roll) => [JSON.stringify(roll), roll])),
].map(([key, roll]) => [roll, ATTACK_ROLLS.filter((other) => JSON.stringify(other) === key).length]);

/** What has been bought so far. */
type Bought = Omit<Purchase, 'times'>;
const NOTHING: Bought = { cost: 0, toHit: 0, damage: 0, ignored: 0, stripped: 0, isWeakness: false };

const plus = (one: Bought, other: Bought): Bought => ({
  cost: one.cost + other.cost,
  toHit: one.toHit + other.toHit,
  damage: one.damage + other.damage,
  ignored: one.ignored + other.ignored,
  stripped: one.stripped + other.stripped,
  isWeakness: one.isWeakness || other.isWeakness,
});

/** Every way to spend so many Surges or fewer. */
function waysToSpend([purchase, ...others]: readonly Purchase[], surges: number): readonly Bought[] {
  if (purchase === undefined) return [NOTHING];
  const rest = waysToSpend(others, surges);
  const found: Bought[] = [];
  let bought = NOTHING;
  for (let times = 0; times <= purchase.times && bought.cost <= surges; times++) {
    const before = bought;
    for (const way of rest) if (way.cost + before.cost <= surges) found.push(plus(before, way));
    bought = plus(bought, purchase);
  }
  return found;
}

/** Surges that are left once the form is paid; fewer than none where it cannot be. [attack.form-cost] */
const surgesOf = (blow: Blow, { surges, hasOne }: AttackRoll, fate: number): number =>
  (blow.isWild && hasOne ? 0 : surges) + blow.planned + fate - blow.formCost;

const isHit = ({ toHit, grit }: Blow, roll: AttackRoll, way: Bought): boolean => roll.toHit + toHit + way.toHit >= grit;

/** Hitpoints that it costs, through all that protects the target. [damage.order, crit.doubles-base] */
function lossOf(blow: Blow, { isCritical }: AttackRoll, way: Bought): number {
  const more = way.isWeakness || blow.isWeakness ? blow.weakness : 0;
  const amount = Math.max(0, (isCritical ? 2 : 1) * blow.base + blow.damage + way.damage) + more;
  const armor = Math.max(0, blow.armor - way.ignored);
  const layers = Math.max(0, blow.layers - way.stripped);
  return Math.min(blow.hitpoints, Math.max(0, amount - armor - layers));
}

/** Exactly, over all 216 rolls and every way to spend what they bring, with so much Fate besides. */
export function blowChances(blow: Blow, fate = 0): BlowChances {
  const most = Math.max(...ROLLS.map(([roll]) => surgesOf(blow, roll, fate)));
  const ways = waysToSpend(blow.purchases, Math.max(0, most));
  let [hit, aimed, kill, loss] = [0, 0, 0, 0];
  for (const [roll, times] of ROLLS) {
    const surges = surgesOf(blow, roll, fate);
    if (surgesOf(blow, roll, 0) >= 0 && isHit(blow, roll, NOTHING)) hit += times;
    if (surges < 0) continue;
    const hitting = ways.filter((way) => way.cost <= surges && isHit(blow, roll, way));
    if (hitting.length === 0) continue;
    const best = Math.max(...hitting.map((way) => lossOf(blow, roll, way)));
    aimed += times;
    kill += best === blow.hitpoints ? times : 0;
    loss += best * times;
  }
  const all = ATTACK_ROLLS.length;
  return { hit: hit / all, aimed: aimed / all, kill: kill / all, loss: loss / all };
}

import { isNear } from '@questhall/tiles';
import { amountAt } from '../../content/index.ts';
import { activatorsOf, cannotBuy, namingsOf, priceOf } from '../../queries/activators.ts';
import { attackOf, damageOf, isHitting, totalOf } from '../../queries/blow.ts';
import { entityOf, expeditionOf, findEntity, isHero } from '../../queries/entities.ts';
import { hitpointsMax } from '../../queries/stats.ts';
import type { Action, Attack, Entity, EntityId, View } from '../../types/index.ts';
import { type Asked, bestOf, offersOf } from '../choice.ts';
import { comingTo } from './outlook.ts';
import { clausesWorth, LEAST_COST, type Priced, pricedOf } from './purchases.ts';
import { damageWorth } from './worth.ts';

/** What is worth less than this for each Surge is left alone. */
const LEAST = 0.02;
/** Fate comes back in Town only: it has to bring more than another Surge would, unless somebody may fall. */
const FATE_WORTH = 2.5;
const FATE_IN_NEED = 1;
/** What Surges are worth that nothing can be bought for alone. */
const SPARE = 0.3;

/** First whether it hits, then whatever is worth most for its Surges, then Momentum and Damage. [resolution.free-order] */
export function spendFor(turn: Asked, who: EntityId): Action {
  const { view } = turn.sight;
  const attack = attackOf(view);
  const user = entityOf(view, who);
  return (
    toPayForm(turn, attack) ??
    (attack.hasMomentum || attack.target === null ? null : toHit(turn, view, attack, user)) ??
    bestPurchase(turn, view, attack, user) ??
    boughtWithFate(turn, view, attack, user) ??
    goesOn(turn)
  );
}

const goesOn = (turn: Asked): Action =>
  offersOf(turn, 'momentum')[0] ?? offersOf(turn, 'damage')[0] ?? { type: 'finish' };

const fateOf = (view: View, { attacker }: Attack): number => {
  const entity = findEntity(view, attacker);
  return entity !== null && isHero(entity) ? entity.fate : 0;
};

/** No more Fate than this goes into paying for a form. */
const FATE_MAX = 2;

/** What the form costs is paid before anything else. [attack.form-cost] */
function toPayForm(turn: Asked, attack: Attack): Action | null {
  const { formCost, surges, dice, isUnpaid } = attack;
  const isOpen =
    dice.length > 0 && !isUnpaid && formCost > surges && turn.offers.every(({ type }) => type !== 'momentum');
  return isOpen && formCost - surges <= FATE_MAX ? (offersOf(turn, 'spendFate')[0] ?? null) : null;
}

/** Whatever is missing is bought, the cheapest first, where a hit is worth more than what else could be had. */
function toHit(turn: Asked, view: View, attack: Attack, user: Entity): Action | null {
  const missing = attack.grit - totalOf(attack);
  const target = attack.target === null ? null : findEntity(view, attack.target);
  if (missing <= 0 || target === null || isHitting(attack)) return null;
  const precise = offersOf(turn, 'callOn').find(({ trait }) => trait === 'to-hit-later');
  const aims = offersOf(turn, 'use').flatMap((offer) => {
    const one = activatorsOf(view, user).find(({ of }) => of.id === offer.activator);
    const clause = one?.of.clauses.find(({ word }) => word === 'to-hit');
    if (one === undefined || clause === undefined || clause.word !== 'to-hit') return [];
    return [{ offer, much: amountAt(clause.n, one.level) / Math.max(LEAST_COST, priceOf(one, offer.isCheaper)) }];
  });
  const aim = bestOf(aims, ({ much }) => much);
  const cheap = (precise === undefined ? 0 : 2) + (aim !== null && aim.much > 1 ? 1 : 0);
  const cost = Math.max(0, missing - cheap);
  const fate = Math.max(0, cost - attack.surges);
  if (fate > fateOf(view, attack)) return null;
  const blow = damageWorth(view, target, damageOf(view, attack, target), 0);
  const instead = bestUses(turn, user);
  const gain = blow + instead(attack.surges - cost) - instead(attack.surges) - fateWorth(view, user) * fate;
  return gain <= 0 ? null : (aim?.offer ?? precise ?? offersOf(turn, 'spendFate')[0] ?? null);
}

/** What so many Surges bring where they go to whatever needs no hit. */
function bestUses(turn: Asked, user: Entity): (surges: number) => number {
  const best = new Map<string, Priced>();
  for (const one of pricedOf(turn, user, 0)) {
    const known = best.get(one.name);
    if (known === undefined || known.worth < one.worth) best.set(one.name, one);
  }
  const sorted = [...best.values()].sort((one, other) => other.worth - one.worth);
  return (surges) => {
    let [left, sum] = [surges, 0];
    for (const { cost, worth, isRepeated } of sorted) {
      if (worth <= 0 || cost > left) continue;
      const times = isRepeated ? Math.floor(left / Math.max(1, cost)) : 1;
      left -= cost * times;
      sum += worth * Math.max(LEAST_COST, cost) * times;
    }
    return sum;
  };
}

/** Damage that is on its way to the target as things are. */
function plannedDamage(view: View, attack: Attack): number {
  const target = attack.target === null ? null : findEntity(view, attack.target);
  return target === null || attack.hasDamage || !isHitting(attack) ? 0 : damageOf(view, attack, target);
}

function bestPurchase(turn: Asked, view: View, attack: Attack, user: Entity): Action | null {
  const planned = plannedDamage(view, attack);
  const best = bestOf(pricedOf(turn, user, planned), ({ worth }) => worth);
  if (best === null || best.worth < LEAST) return orb(turn, attack);
  return best.offer;
}

/** Half dead, or with more to come than can be borne. */
const isInNeed = (view: View, user: Entity): boolean =>
  isHero(user) && (2 * user.hitpoints <= hitpointsMax(view, user) || comingTo(view, user, 0) >= user.hitpoints);

const fateWorth = (view: View, user: Entity): number => (isInNeed(view, user) ? FATE_IN_NEED : FATE_WORTH);

/** When the Surges are gone, Fate for what is well worth it. */
function boughtWithFate(turn: Asked, view: View, attack: Attack, user: Entity): Action | null {
  const [fate] = offersOf(turn, 'spendFate');
  if (fate === undefined) return null;
  const planned = plannedDamage(view, attack);
  const left = attack.surges;
  const least = fateWorth(view, user);
  const { crystals, floor } = expeditionOf(view);
  if (least < FATE_WORTH && left === 0 && crystals.some((at) => isNear(floor, user.at, at))) return fate;
  const isWorthIt = activatorsOf(view, user).some((one) => {
    const missing = one.cost - left;
    if (missing <= 0 || missing > fateOf(view, attack)) return false;
    if (cannotBuy(view, { ...attack, surges: one.cost }, user, one) !== null) return false;
    return namingsOf(view, user, one).some((named) => {
      const worth = clausesWorth(view, user, one.of.clauses, one.level, named, planned);
      return one.of.kind !== 'aim' && worth >= least * missing + SPARE * left;
    });
  });
  return isWorthIt ? fate : null;
}

/** A Surge that costs nothing is taken where there is something to spend it on. */
const orb = (turn: Asked, { surges }: Attack): Action | null =>
  surges === 0 ? (offersOf(turn, 'callOn').find(({ trait }) => trait === 'surges') ?? null) : null;

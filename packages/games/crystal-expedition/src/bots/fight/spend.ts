import { amountAt, type Clause, CRYSTALS, type Level } from '../../content/index.ts';
import { activatorsOf, priceOf } from '../../queries/activators.ts';
import { reachedBy } from '../../queries/aiming.ts';
import { attackOf, damageOf, isHitting, totalOf } from '../../queries/blow.ts';
import { entityOf, findEntity, isHero } from '../../queries/entities.ts';
import { questOf } from '../../queries/quests.ts';
import type { Action, Attack, Entity, EntityId, View } from '../../types/index.ts';
import { type ActionOf, type Asked, bestOf, offersOf } from '../choice.ts';
import { clauseWorth } from './worth.ts';

/** No more Fate than this goes into one Attack. */
const FATE_MAX = 2;
/** What a Crystal is worth that is left to be mined. */
const MINED = 1.2;
const MINED_FOR_QUEST = 3;
/** What is worth less than this for each Surge is left alone. */
const LEAST = 0.12;

/** First that it hits, then whatever is worth most for its Surges, then Momentum and Damage. [resolution.free-order] */
export function spendFor(turn: Asked, who: EntityId): Action {
  const { view } = turn.sight;
  const attack = attackOf(view);
  const user = entityOf(view, who);
  return (
    toPayForm(turn, attack) ??
    (attack.hasMomentum || attack.target === null ? null : toHit(turn, view, attack, user)) ??
    bestPurchase(turn, view, attack, user) ??
    goesOn(turn)
  );
}

const goesOn = (turn: Asked): Action =>
  offersOf(turn, 'momentum')[0] ?? offersOf(turn, 'damage')[0] ?? { type: 'finish' };

const fateOf = (view: View, { attacker }: Attack): number => {
  const entity = findEntity(view, attacker);
  return entity !== null && isHero(entity) ? entity.fate : 0;
};

/** What the form costs is paid before anything else. [attack.form-cost] */
function toPayForm(turn: Asked, attack: Attack): Action | null {
  const { formCost, surges, dice, isUnpaid } = attack;
  const isOpen =
    dice.length > 0 && !isUnpaid && formCost > surges && turn.offers.every(({ type }) => type !== 'momentum');
  return isOpen && formCost - surges <= FATE_MAX ? (offersOf(turn, 'spendFate')[0] ?? null) : null;
}

/** Whatever is missing is bought, the cheapest first; with Fate, where little is missing. */
function toHit(turn: Asked, view: View, attack: Attack, user: Entity): Action | null {
  const missing = attack.grit - totalOf(attack);
  if (missing <= 0 || isHitting(attack)) return null;
  const precise = offersOf(turn, 'callOn').find(({ trait }) => trait === 'to-hit-later');
  const aims = offersOf(turn, 'use').flatMap((offer) => {
    const one = activatorsOf(view, user).find(({ of }) => of.id === offer.activator);
    const clause = one?.of.clauses.find(({ word }) => word === 'to-hit');
    if (one === undefined || clause === undefined || clause.word !== 'to-hit') return [];
    return [{ offer, much: amountAt(clause.n, one.level) / Math.max(0.5, priceOf(one, offer.isCheaper)) }];
  });
  const aim = bestOf(aims, ({ much }) => much);
  const reach = (precise === undefined ? 0 : 2) + attack.surges + (aim !== null && aim.much > 1 ? 1 : 0);
  if (reach + Math.min(FATE_MAX, fateOf(view, attack)) < missing) return null;
  return aim?.offer ?? precise ?? offersOf(turn, 'spendFate')[0] ?? null;
}

/** Damage that is on its way to the target as things are. */
function plannedDamage(view: View, attack: Attack): number {
  const target = attack.target === null ? null : findEntity(view, attack.target);
  return target === null || attack.hasDamage || !isHitting(attack) ? 0 : damageOf(view, attack, target);
}

function bestPurchase(turn: Asked, view: View, attack: Attack, user: Entity): Action | null {
  const planned = plannedDamage(view, attack);
  const uses = offersOf(turn, 'use').map((offer) => worthOfUse(view, user, offer, planned));
  const crystals = offersOf(turn, 'useCrystal').map((offer) => worthOfCrystal(view, user, offer, planned));
  const best = bestOf([...uses, ...crystals], ({ worth }) => worth);
  if (best === null || best.worth < LEAST) return orb(turn, attack);
  return best.offer;
}

/** A Surge that costs nothing is taken where there is something to spend it on. */
const orb = (turn: Asked, { surges }: Attack): Action | null =>
  surges === 0 ? (offersOf(turn, 'callOn').find(({ trait }) => trait === 'surges') ?? null) : null;

interface Priced {
  readonly offer: Action;
  /** For each Surge. */
  readonly worth: number;
}

function worthOfUse(view: View, user: Entity, offer: ActionOf<'use'>, planned: number): Priced {
  const one = activatorsOf(view, user).find(({ of }) => of.id === offer.activator);
  if (one === undefined || one.of.kind === 'aim') return { offer, worth: 0 };
  const total = clausesWorth(view, user, one.of.clauses, one.level, offer.targets, planned);
  return { offer, worth: total / Math.max(0.5, priceOf(one, offer.isCheaper)) };
}

function worthOfCrystal(view: View, user: Entity, offer: ActionOf<'useCrystal'>, planned: number): Priced {
  const clauses = CRYSTALS[offer.crystal][offer.option] ?? [];
  const named = offer.target === null ? [] : [offer.target];
  const kept = questOf(view) === 'mine-crystals' ? MINED_FOR_QUEST : MINED;
  return { offer, worth: clausesWorth(view, user, clauses, 1, named, planned) - kept };
}

function clausesWorth(
  view: View,
  user: Entity,
  clauses: readonly Clause[],
  level: Level,
  named: readonly EntityId[],
  planned: number,
): number {
  let total = 0;
  for (const clause of clauses)
    for (const id of reachedBy(view, { user, level, trigger: null }, clauses, clause.whom, named))
      total += clauseWorth(view, user, clause, level, id, planned);
  return total;
}

import { type Clause, CRYSTAL_COST, CRYSTALS, type Level } from '../../content/index.ts';
import { activatorsOf, priceOf } from '../../queries/activators.ts';
import { reachedBy } from '../../queries/aiming.ts';
import { questOf } from '../../queries/quests.ts';
import type { Action, Entity, EntityId, View } from '../../types/index.ts';
import { type ActionOf, type Asked, offersOf } from '../choice.ts';
import { clauseWorth } from './worth.ts';

/** What a Crystal is worth that is left to be mined. */
const MINED = 0.8;
const MINED_FOR_QUEST = 8;
/** For counting worth by Surges: what costs nothing still takes a thought. */
export const LEAST_COST = 0.5;

/** Something that Surges can be spent on. */
export interface Priced {
  readonly offer: Action;
  /** Only one use of this name can be had, unless it can be repeated. */
  readonly name: string;
  readonly cost: number;
  readonly isRepeated: boolean;
  /** For each Surge. */
  readonly worth: number;
}

function worthOfUse(view: View, user: Entity, offer: ActionOf<'use'>, planned: number): Priced {
  const one = activatorsOf(view, user).find(({ of }) => of.id === offer.activator);
  const cost = one === undefined ? 0 : priceOf(one, offer.isCheaper);
  const priced = { offer, name: offer.activator, cost, isRepeated: one?.of.limit === null };
  if (one === undefined || one.of.kind === 'aim') return { ...priced, worth: 0 };
  const total = clausesWorth(view, user, one.of.clauses, one.level, offer.targets, planned);
  return { ...priced, worth: total / Math.max(LEAST_COST, cost) };
}

function worthOfCrystal(view: View, user: Entity, offer: ActionOf<'useCrystal'>, planned: number): Priced {
  const clauses = CRYSTALS[offer.crystal][offer.option] ?? [];
  const named = offer.target === null ? [] : [offer.target];
  const kept = questOf(view) === 'mine-crystals' ? MINED_FOR_QUEST : MINED;
  const worth = clausesWorth(view, user, clauses, 1, named, planned) - kept;
  return { offer, name: `crystal ${offer.at}`, cost: CRYSTAL_COST, isRepeated: false, worth };
}

/** What an Activator or a Crystal does, all that it says together. */
export function clausesWorth(
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

/** All that is offered, by so much damage that is on its way already. */
export const pricedOf = (turn: Asked, user: Entity, planned: number): readonly Priced[] => [
  ...offersOf(turn, 'use').map((offer) => worthOfUse(turn.sight.view, user, offer, planned)),
  ...offersOf(turn, 'useCrystal').map((offer) => worthOfCrystal(turn.sight.view, user, offer, planned)),
];

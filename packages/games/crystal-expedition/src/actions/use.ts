import { notNow } from '@questhall/groundwork';
import { BASIC_ACTIVATOR_IDS, PREFIX_IDS, ROLE_ACTIVATOR_IDS, SUFFIX_IDS } from '../content/index.ts';
import { useFrame } from '../frames/use.ts';
import {
  activatorsOf,
  cannotAimAt,
  cannotBuy,
  cheaperName,
  findActivator,
  mayBuyCheaper,
  namingsOf,
  priceOf,
} from '../queries/activators.ts';
import { attackOf } from '../queries/blow.ts';
import { hasPart, wordingOf } from '../queries/clauses.ts';
import { countUse } from '../queries/uses.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Action, Attack, Entity, Waiting } from '../types/index.ts';
import { type Asked, type DeedOf, type Match, no, UNASKED } from './common.ts';
import { isFormOpen, spenderIn } from './spending.ts';

type Use = Extract<Action, { type: 'use' }>;

/** An Activator is bought with Surges. [activator.pay-cost] */
export const use: DeedOf<'use'> = {
  propose(state, asked) {
    const user = spenderIn(state, asked);
    const proposed: Use[] = [];
    if (user === null || isFormOpen(state)) return proposed;
    const { table } = state;
    const attack = attackOf(table);
    for (const one of activatorsOf(table, user)) {
      const mayBeCheaper = mayBuyCheaper(table, user, one);
      if (priceOf(one, mayBeCheaper) > attack.surges) continue;
      const prices = [false, true].filter(
        (isCheaper) => (!isCheaper || mayBeCheaper) && cannotBuy(table, attack, user, one, isCheaper) === null,
      );
      if (prices.length === 0) continue;
      for (const targets of namingsOf(table, user, one))
        for (const isCheaper of prices) proposed.push({ type: 'use', activator: one.of.id, targets, isCheaper });
    }
    return proposed;
  },
  judge(state, asked, { activator, targets, isCheaper }) {
    const user = spenderIn(state, asked);
    if (user === null) return notNow(asked);
    const { table } = state;
    const attack = attackOf(table);
    if (isFormOpen(state)) return no('attack.form-cost', { cost: attack.formCost });
    const one = findActivator(table, user, activator);
    if (one === null) return no('activator.only-owned', { activator });
    return cannotBuy(table, attack, user, one, isCheaper) ?? cannotAimAt(table, user, one, targets);
  },
  perform(draft, asked, { activator, targets, isCheaper }, tell) {
    const user = spenderIn(draft, asked);
    const one = user && findActivator(draft.table, user, activator);
    if (user === null || one === null) return;
    const attack = attackOf(draft.table);
    const cost = priceOf(one, isCheaper);
    attack.surges -= cost;
    attack.bought = [...attack.bought, activator];
    const { limit } = one.of;
    if (limit !== null && limit.per !== 'attack') countUse(user, limit.per, activator);
    if (isCheaper) countUse(user, 'encounter', cheaperName(activator));
    const { surges } = attack;
    tell.all(useRule(asked, activator), {
      type: 'used',
      who: user.id,
      activator,
      cost,
      surges,
      targets: targets.slice(),
    });
    setGoing(draft, user, attack, { activator, targets: targets.slice() });
  },
};

/** What comes at once, and what waits for Momentum or for the Damage. [activator.kinds, activator.riders] */
function setGoing(draft: Match, user: Entity, attack: Attack, bought: Waiting): void {
  const { table } = draft;
  const frame = useFrame({ user: user.id, rule: 'core.surges-buy-activators', ...bought });
  const wording = wordingOf(table, user, frame);
  if (wording === null) return;
  if (hasPart(table, wording, 'before-armor') || hasPart(table, wording, 'after-damage'))
    attack.riders = [...attack.riders, bought];
  if (hasPart(table, wording, 'after-momentum')) attack.waiting = [...attack.waiting, bought];
  if (hasPart(table, wording, 'now')) draft.agenda.push(frame);
}

/** Why it can be bought: everybody can, the Role can, a gem gives it, or it was paid for. Monsters say why they do. */
function useRule({ id, rule }: Asked, activator: Use['activator']): Rule {
  if (id === UNASKED) return rule;
  if (BASIC_ACTIVATOR_IDS.some((basic) => basic === activator)) return 'activator.basic-list';
  if (PREFIX_IDS.some((prefix) => prefix === activator)) return 'gem.prefix-elemental';
  if (SUFFIX_IDS.some((suffix) => suffix === activator)) return 'gem.suffix-ability';
  return ROLE_ACTIVATOR_IDS.some((role) => role === activator) ? 'activator.role-list' : 'activator.pay-cost';
}

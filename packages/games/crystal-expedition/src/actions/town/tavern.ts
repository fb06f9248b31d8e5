import { BOOST_IDS, BOOSTS, BOOSTS_MAX, type BoostId, WEAKNESSES, type Weakness } from '../../content/index.ts';
import { useVisit } from '../../frames/town.ts';
import { hasFreeUse, withoutFreeUse } from '../../queries/allowance.ts';
import { note } from '../../queries/chronicle.ts';
import { heroOf } from '../../queries/entities.ts';
import { townOf } from '../../queries/town.ts';
import { type DeedOf, no } from '../common.ts';
import { byPlace, isServed, payRefusal, visitorsOf, visitRefusal } from './common.ts';

/** An element is chosen for a boost that gives one, and for no other. */
const hasElement = (boost: BoostId): boolean =>
  BOOSTS[boost].gains.some((gain) => gain.gain === 'ability' && gain.does.trait === 'chosen-element');

const elementsFor = (boost: BoostId): readonly (Weakness | null)[] => (hasElement(boost) ? WEAKNESSES : [null]);

const drinksOf = byPlace((hero) =>
  BOOST_IDS.flatMap((boost) => elementsFor(boost).map((element) => ({ type: 'drink', hero, boost, element }) as const)),
);

/** One boost, for everybody. [tavern.one-boost-per-visit, tavern.party-wide] */
export const drink: DeedOf<'drink'> = {
  propose: (state, asked) => visitorsOf(state, asked, 'tavern').flatMap(drinksOf),
  judge(state, asked, { hero, boost, element }) {
    const { table } = state;
    const refusal = visitRefusal(state, asked, hero, 'tavern');
    if (refusal !== null) return refusal;
    const town = townOf(table);
    if (isServed(state, hero) || hasElement(boost) !== (element !== null))
      return no('tavern.one-boost-per-visit', { boost });
    if (town.boosts.some((bought) => bought.boost === boost)) return no('tavern.no-duplicates', { boost });
    if (town.boosts.length >= BOOSTS_MAX) return no('tavern.max-two', { boost });
    const visitor = heroOf(table, hero);
    return hasFreeUse(town, visitor, 'tavern') ? null : payRefusal(visitor, BOOSTS[boost].price);
  },
  perform({ table }, _asked, { hero, boost, element }, tell) {
    const town = townOf(table);
    const visitor = heroOf(table, hero);
    const isFree = hasFreeUse(town, visitor, 'tavern');
    const paid = isFree ? 0 : BOOSTS[boost].price;
    visitor.crowns -= paid;
    town.freeUses = withoutFreeUse(town, visitor, 'tavern');
    town.boosts = [...town.boosts, { boost, element }];
    useVisit(table, hero, { isServed: true });
    note(table, { note: 'drank', hero: visitor.name, boost, element });
    tell.all(isFree ? 'reward.tavern' : 'tavern.party-wide', { type: 'drank', hero, boost, element, paid });
  },
};

import { changeStay, endVisit } from '../../frames/town.ts';
import { heroOf } from '../../queries/entities.ts';
import { stayOf, townOf } from '../../queries/town.ts';
import { LOCATIONS } from '../../types/index.ts';
import { type DeedOf, no } from '../common.ts';
import { busyHeroes, busyRefusal, byPlace, fickleRefusal, ownHeroes, ownRefusal } from './common.ts';

const visitsOf = byPlace((hero) => LOCATIONS.map((location) => ({ type: 'visit', hero, location }) as const));

/** Into a location, out of another one if need be. [town.three-visits-per-hero, town.repeat-visits-allowed] */
export const visit: DeedOf<'visit'> = {
  propose: (state, asked) => busyHeroes(state, asked).flatMap(visitsOf),
  judge(state, asked, { hero, location }) {
    const refusal = busyRefusal(state, asked, hero) ?? fickleRefusal(state, hero);
    if (refusal !== null) return refusal;
    const { visit: open, visitsLeft } = stayOf(state.table, hero);
    const isIdle = open !== null && !open.isSettled;
    if (isIdle && open.location === location) return no('town.visit-is-one-location', { location });
    const hasGambled = townOf(state.table).gamblers.includes(heroOf(state.table, hero).hero);
    if (location === 'gambler' && hasGambled) return no('town.repeat-visits-allowed', { location });
    return visitsLeft > 0 || isIdle ? null : no('town.three-visits-per-hero', { hero });
  },
  perform({ table }, _asked, { hero, location }, tell) {
    endVisit(table, hero, tell);
    const visitsLeft = stayOf(table, hero).visitsLeft - 1;
    changeStay(table, hero, {
      visitsLeft,
      visit: { location, isSettled: false, isServed: false, rounds: 0, fickle: null },
    });
    tell.all('town.three-visits-per-hero', { type: 'visited', hero, location, left: visitsLeft });
  },
};

/** Out again; while nothing was done there the visit is not used up. [town.visit-is-one-location] */
export const leave: DeedOf<'leave'> = {
  propose: (state, asked) => busyHeroes(state, asked).map(({ id }) => ({ type: 'leave', hero: id })),
  judge(state, asked, { hero }) {
    const refusal = busyRefusal(state, asked, hero) ?? fickleRefusal(state, hero);
    if (refusal !== null) return refusal;
    return stayOf(state.table, hero).visit === null ? no('town.visit-is-one-location', { hero }) : null;
  },
  perform({ table }, _asked, { hero }, tell) {
    endVisit(table, hero, tell);
  },
};

/** Nothing more to do here: visits that are left lapse when all are. [town.all-ready] */
export const ready: DeedOf<'ready'> = {
  propose: (state, asked) => busyHeroes(state, asked).map(({ id }) => ({ type: 'ready', hero: id })),
  judge: (state, asked, { hero }) => busyRefusal(state, asked, hero) ?? fickleRefusal(state, hero),
  perform({ table }, _asked, { hero }, tell) {
    endVisit(table, hero, tell);
    changeStay(table, hero, { isReady: true });
    tell.all('town.all-ready', { type: 'declaredReady', hero, isReady: true });
  },
};

/** Something comes to mind after all. [town.all-ready] */
export const withdraw: DeedOf<'withdraw'> = {
  propose: (state, asked) => ownHeroes(state, asked).map(({ id }) => ({ type: 'withdraw', hero: id })),
  judge: (state, asked, { hero }) =>
    ownRefusal(state, asked, hero) ?? (stayOf(state.table, hero).isReady ? null : no('town.all-ready', { hero })),
  perform({ table }, _asked, { hero }, tell) {
    changeStay(table, hero, { isReady: false });
    tell.all('town.all-ready', { type: 'declaredReady', hero, isReady: false });
  },
};

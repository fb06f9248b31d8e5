import { ask, askAny, type Frames, type Seat, seatsOf } from '@questhall/kernel';
import { VISITS } from '../content/index.ts';
import { OUTSIDE } from '../queries/fresh.ts';
import { seatOf } from '../queries/seating.ts';
import { fateMax, hitpointsMax } from '../queries/stats.ts';
import { PLACES, stayOf, townOf } from '../queries/town.ts';
import type { Rule } from '../rulebook/index.ts';
import type { BoughtBoost, Build, CrystalExpedition, EntityId, Hero, Stay, Table, Visit } from '../types/index.ts';
import type { Draft, Speaker } from './agenda.ts';

/**
 * Whoever has a hero who is not ready may act, in any order; the others can only take back that they are. All are ready:
 * the party leaves. [town.any-order, town.all-ready]
 */
export const town: Frames<CrystalExpedition>['town'] = (draft) => {
  const { table } = draft;
  const busy = seatsOfHeroes(draft, ({ id }) => !stayOf(table, id).isReady);
  if (busy.length === 0) {
    draft.agenda.pop();
    return;
  }
  askAny(draft, seatsOf(...busy), 'town.any-order', { kind: 'town' });
  for (const seat of seatsOfHeroes(draft, () => true))
    if (!busy.includes(seat)) ask(draft, seat, 'town.all-ready', { kind: 'town' }, { wait: 'none' });
};

const seatsOfHeroes = (draft: Draft, holds: (hero: Hero) => boolean): readonly Seat[] => [
  ...new Set(draft.table.party.filter(holds).map(({ id }) => seatOf(draft, id))),
];

/** Every place has its visits, empty ones too. [wagon.inherits-visits] */
export function openTown({ table }: Pick<Draft, 'table'>, rule: Rule, tell: Speaker): void {
  const stay: Stay = { visitsLeft: VISITS, visit: null, isReady: false };
  const stays = PLACES.map(() => stay);
  table.town = { stays, gamblers: [], boosts: [], freeUses: [], kitMoney: null, notes: [] };
  for (const hero of table.party) restore(table, hero);
  tell.all(rule, { type: 'townEntered', heroes: table.party.map(({ id }) => id) });
}

/**
 * Visits and free uses lapse, and where the house has it so Trainings; boosts go along. [tavern.next-expedition-only,
 * reward.free-is-price-only]
 */
export function closeTown({ table }: Pick<Draft, 'table'>): readonly BoughtBoost[] {
  const { town: left, house } = table;
  if (left === null) return [];
  if (house.trainNowOrNever)
    for (const hero of [...table.party, ...table.wagon]) hero.lapsed = hero.successes - hero.trainings;
  if (left.notes.length > 0) table.chronicle = [...table.chronicle, { line: 'town', notes: left.notes }];
  table.town = null;
  return left.boosts;
}

/** In Town everybody is whole, whatever was gained or handed over. [town.restores-hitpoints-and-fate] */
export function restore(table: Table, hero: Hero): void {
  Object.assign(hero, {
    at: OUTSIDE,
    hitpoints: hitpointsMax(table, hero),
    fate: fateMax(table, hero),
    shield: 0,
    base: 0,
    reflect: 0,
    effects: [],
    usedInRound: [],
    usedInEncounter: [],
    usedOnExpedition: [],
  });
}

export function rebuild(table: Table, hero: Hero, build: Build): void {
  hero.build = build;
  restore(table, hero);
}

/** Something about a place's stay changes. */
export function changeStay(table: Table, place: EntityId, change: Partial<Stay>): void {
  const here = townOf(table);
  here.stays = here.stays.with(place, { ...stayOf(table, place), ...change });
}

/** Something about the visit that is being made there changes; it can no longer be taken back. */
export function useVisit(table: Table, place: EntityId, change: Partial<Visit> = {}): void {
  const { visit } = stayOf(table, place);
  if (visit !== null) changeStay(table, place, { visit: { ...visit, isSettled: true, ...change } });
}

/** Out of the location; a visit in which nothing was done is not used up. [town.visit-is-one-location] */
export function endVisit(table: Table, place: EntityId, tell: Speaker): void {
  const { visit, visitsLeft } = stayOf(table, place);
  if (visit === null) return;
  const isTakenBack = !visit.isSettled;
  changeStay(table, place, { visit: null, visitsLeft: visitsLeft + (isTakenBack ? 1 : 0) });
  tell.all('town.visit-is-one-location', {
    type: 'leftLocation',
    hero: place,
    location: visit.location,
    isTakenBack,
  });
}

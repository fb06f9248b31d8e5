import { ask, type Frames } from '@questhall/kernel';
import { ITEMS, type ItemId } from '../content/index.ts';
import { newPiece } from '../queries/fresh.ts';
import { fittingItems, withPiece } from '../queries/gear.ts';
import { townOf } from '../queries/town.ts';
import type { CrystalExpedition, Hero, HeroId, Table } from '../types/index.ts';
import type { Draft, Speaker } from './agenda.ts';
import { rebuild } from './town.ts';

/** Whoever is being fitted out, in the party or at the Wagon. */
export function recruitOf({ party, wagon }: Pick<Table, 'party' | 'wagon'>, number: HeroId): Hero {
  const hero = [...party, ...wagon].find((one) => one.hero === number);
  if (hero === undefined) throw new Error(`no hero ${number}`);
  return hero;
}

export const kitMoneyOf = (table: Pick<Table, 'town'>): number => townOf(table).kitMoney?.crowns ?? 0;

/** What kit money buys: all of it belongs to the hero alone. [wagon.kit-money, wagon.kit-is-bound] */
export function waresFor(table: Table, hero: HeroId): readonly ItemId[] {
  const money = kitMoneyOf(table);
  return fittingItems(recruitOf(table, hero).build).filter((item) => ITEMS[item].price <= money);
}

/** It is spent at once, as long as there is something to be had for it. [wagon.kit-money] */
export const kit: Frames<CrystalExpedition>['kit'] = (draft, { hero, seat }, tell) => {
  if (waresFor(draft.table, hero).length > 0) ask(draft, seat, 'wagon.kit-money', { kind: 'kit', hero });
  else endKit(draft, hero, tell);
};

export function buyForKit({ table }: Pick<Draft, 'table'>, number: HeroId, item: ItemId, tell: Speaker): void {
  const hero = recruitOf(table, number);
  const left = kitMoneyOf(table) - ITEMS[item].price;
  townOf(table).kitMoney = { hero: number, crowns: left };
  rebuild(table, hero, withPiece(hero.build, { ...newPiece(item), isKit: true, isBound: true }));
  tell.all('wagon.kit-is-bound', { type: 'kitBought', hero: number, item, left });
}

/** What is left is forfeited. [wagon.kit-money] */
export function endKit(draft: Draft, hero: HeroId, tell: Speaker): void {
  const forfeited = kitMoneyOf(draft.table);
  townOf(draft.table).kitMoney = null;
  draft.agenda.pop();
  tell.all('wagon.kit-money', { type: 'kitSpent', hero, forfeited });
}

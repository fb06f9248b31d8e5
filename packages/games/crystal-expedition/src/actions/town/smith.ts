import { fixed } from '@questhall/kernel';
import { ITEMS } from '../../content/index.ts';
import { rebuild, useVisit } from '../../frames/town.ts';
import { note } from '../../queries/chronicle.ts';
import { heroOf } from '../../queries/entities.ts';
import { newPiece } from '../../queries/fresh.ts';
import { fittingItems, slotIsFree, withChanged, withoutPiece, withPiece } from '../../queries/gear.ts';
import { levelPrice, nextLevel, resaleOf } from '../../queries/prices.ts';
import type { Hero, Piece, Table } from '../../types/index.ts';
import { type DeedOf, no } from '../common.ts';
import { payRefusal, pieceOf, placesIn, visitorsOf, visitRefusal } from './common.ts';

/** Anything of level 1, if there is a place for it. [smith.buy, gear.two-main-two-off] */
export const buy: DeedOf<'buy'> = {
  propose: (state, asked) =>
    visitorsOf(state, asked, 'blacksmith').flatMap(({ id, build }) =>
      fittingItems(build).map((item) => ({ type: 'buy', hero: id, item }) as const),
    ),
  judge(state, asked, { hero, item }) {
    const refusal = visitRefusal(state, asked, hero, 'blacksmith');
    if (refusal !== null) return refusal;
    const buyer = heroOf(state.table, hero);
    return slotIsFree(buyer.build, item)
      ? payRefusal(buyer, ITEMS[item].price)
      : no('gear.two-main-two-off', { slot: ITEMS[item].slot });
  },
  perform({ table }, _asked, { hero, item }, tell) {
    const buyer = heroOf(table, hero);
    const paid = ITEMS[item].price;
    const piece = newPiece(item);
    buyer.crowns -= paid;
    rebuild(table, buyer, withPiece(buyer.build, piece));
    useVisit(table, hero);
    note(table, { note: 'bought', hero: buyer.name, piece });
    tell.all('smith.buy', { type: 'bought', hero, item, paid });
  },
};

/** The gems come out first, and the Crowns go to whoever visits. [smith.sell-half, town.pay-own-purse] */
function takeIn(table: Table, seller: Hero, piece: Piece): number {
  const paid = resaleOf(piece);
  table.gems = [...table.gems, ...piece.gems];
  seller.crowns += paid;
  useVisit(table, seller.id);
  note(table, { note: 'sold', hero: seller.name, piece });
  return paid;
}

export const sell: DeedOf<'sell'> = {
  propose: (state, asked) =>
    visitorsOf(state, asked, 'blacksmith').flatMap(({ id, build }) =>
      placesIn(build.pieces).map((piece) => ({ type: 'sell', hero: id, piece }) as const),
    ),
  judge(state, asked, { hero, piece: place }) {
    const refusal = visitRefusal(state, asked, hero, 'blacksmith');
    if (refusal !== null) return refusal;
    const piece = pieceOf(state, hero, place);
    if (piece === null) return no('smith.sell-half', { piece: place });
    return piece.isBound ? no('wagon.kit-is-bound', { item: piece.item }) : null;
  },
  perform({ table }, _asked, { hero, piece: place }, tell) {
    const seller = heroOf(table, hero);
    const piece = seller.build.pieces[place];
    if (piece === undefined) return;
    rebuild(table, seller, withoutPiece(seller.build, place));
    tell.all('smith.sell-half', {
      type: 'sold',
      hero,
      piece: fixed(piece),
      at: place,
      isBaggage: false,
      paid: takeIn(table, seller, piece),
    });
  },
};

/** What belongs to all can be sold by anybody who is there. [loot.common-stock] */
export const sellBaggage: DeedOf<'sellBaggage'> = {
  propose: (state, asked) =>
    visitorsOf(state, asked, 'blacksmith').flatMap(({ id }) =>
      placesIn(state.table.baggage).map((piece) => ({ type: 'sellBaggage', hero: id, piece }) as const),
    ),
  judge: (state, asked, { hero, piece }) =>
    visitRefusal(state, asked, hero, 'blacksmith') ??
    (state.table.baggage[piece] === undefined ? no('loot.common-stock', { piece }) : null),
  perform({ table }, _asked, { hero, piece: place }, tell) {
    const piece = table.baggage[place];
    if (piece === undefined) return;
    table.baggage = table.baggage.toSpliced(place, 1);
    tell.all('loot.common-stock', {
      type: 'sold',
      hero,
      piece: fixed(piece),
      at: place,
      isBaggage: true,
      paid: takeIn(table, heroOf(table, hero), piece),
    });
  },
};

/** One level more, as often as it is paid for. [smith.upgrade, level.upgrade-unlimited] */
export const upgrade: DeedOf<'upgrade'> = {
  propose: (state, asked) =>
    visitorsOf(state, asked, 'blacksmith').flatMap(({ id, build }) =>
      placesIn(build.pieces).map((piece) => ({ type: 'upgrade', hero: id, piece }) as const),
    ),
  judge(state, asked, { hero, piece: place }) {
    const refusal = visitRefusal(state, asked, hero, 'blacksmith');
    if (refusal !== null) return refusal;
    const piece = pieceOf(state, hero, place);
    if (piece === null) return no('smith.upgrade', { piece: place });
    if (nextLevel(piece.level) === null) return no('level.cap-five', { item: piece.item, level: piece.level });
    return payRefusal(heroOf(state.table, hero), levelPrice(piece.level));
  },
  perform({ table }, _asked, { hero, piece: place }, tell) {
    const owner = heroOf(table, hero);
    const old = owner.build.pieces[place];
    if (old === undefined) return;
    const paid = levelPrice(old.level);
    const piece: Piece = { ...old, level: nextLevel(old.level) ?? old.level };
    owner.crowns -= paid;
    rebuild(table, owner, withChanged(owner.build, place, piece));
    useVisit(table, hero);
    note(table, { note: 'upgraded', hero: owner.name, piece });
    tell.all('level.cost-formula', { type: 'upgraded', hero, piece: fixed(piece), at: place, paid });
  },
};

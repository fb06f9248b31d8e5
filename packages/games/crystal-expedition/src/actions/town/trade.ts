import { notNow } from '@questhall/groundwork';
import { fixed } from '@questhall/kernel';
import { ITEMS } from '../../content/index.ts';
import { rebuild } from '../../frames/town.ts';
import { findHero, heroOf } from '../../queries/entities.ts';
import { slotIsFree, withoutPiece, withPiece } from '../../queries/gear.ts';
import { seatOf } from '../../queries/seating.ts';
import { PLACES, stayOf } from '../../queries/town.ts';
import type { Action, EntityId, Hero, Piece } from '../../types/index.ts';
import { type Asked, type DeedOf, type Match, type No, no } from '../common.ts';
import { asideRefusal, busyHeroes, busyRefusal, byPlace, isAskedFor, ownHeroes, pieceOf, placesIn } from './common.ts';

/** What Crowns are handed over in, besides all that somebody has; any sum can be made up of these. */
const COINS: readonly number[] = [1, 2, 5, 10, 20, 50, 100, 200];

/** Pairs of heroes of whom the player who is asked runs one at least. */
function pairsFor(state: Match, asked: Asked): readonly (readonly [from: Hero, to: Hero])[] {
  const pairs: (readonly [from: Hero, to: Hero])[] = [];
  if (ownHeroes(state, asked).length === 0) return pairs;
  const { party } = state.table;
  for (const from of party) for (const to of party) if (to !== from) pairs.push([from, to]);
  return pairs;
}

/** Whoever of the two belongs to the player who is asked, and is not ready yet. */
const traderOf = (state: Match, { seat }: Asked, heroes: readonly EntityId[]): EntityId | undefined =>
  heroes.find(
    (hero) =>
      findHero(state.table, hero) !== null && seatOf(state, hero) === seat && !stayOf(state.table, hero).isReady,
  );

/** Between two heroes of the party, in Town, one of them one's own. [town.free-trade, town.no-trade-in-dungeon] */
function tradeRefusal(state: Match, asked: Asked, from: EntityId, to: EntityId): No | null {
  const { table } = state;
  if (asked.question.kind !== 'town') return table.town === null ? no('town.no-trade-in-dungeon') : notNow(asked);
  if (from === to || findHero(table, from) === null || findHero(table, to) === null)
    return no('town.free-trade', { from, to });
  if (seatOf(state, from) !== asked.seat && seatOf(state, to) !== asked.seat)
    return no('party.seats-in-a-ring', { from, to });
  if (traderOf(state, asked, [from, to]) === undefined) return no('town.all-ready', { from, to });
  return seatOf(state, from) === seatOf(state, to) ? null : asideRefusal(asked);
}

/** Who wants it, and who has to agree. */
function sidesOf(state: Match, asked: Asked, from: EntityId, to: EntityId): { by: EntityId; of: EntityId } {
  return seatOf(state, from) === asked.seat ? { by: from, of: to } : { by: to, of: from };
}

const giftsOf = byPlace((from) =>
  PLACES.flatMap((to) => COINS.map((crowns) => ({ type: 'giveCrowns', from, to, crowns }) as const)),
);

/** Crowns from one purse to another. [town.free-trade, town.pay-own-purse] */
export const giveCrowns: DeedOf<'giveCrowns'> = {
  propose(state, asked) {
    const proposed: Extract<Action, { type: 'giveCrowns' }>[] = [];
    for (const [giver, { id: to }] of pairsFor(state, asked)) {
      const { id: from, crowns: purse } = giver;
      for (const gift of giftsOf(giver)) if (gift.to === to && gift.crowns <= purse) proposed.push(gift);
      if (!COINS.includes(purse)) proposed.push({ type: 'giveCrowns', from, to, crowns: purse });
    }
    return proposed;
  },
  judge(state, asked, { from, to, crowns }) {
    const refusal = tradeRefusal(state, asked, from, to);
    if (refusal !== null) return refusal;
    const { crowns: purse } = heroOf(state.table, from);
    if (crowns < 1 || crowns > purse) return no('town.pay-own-purse', { price: crowns, crowns: purse });
    return COINS.includes(crowns) || crowns === purse ? null : no('town.free-trade', { crowns });
  },
  perform(draft, asked, action, tell) {
    const { table } = draft;
    const { from, to, crowns } = action;
    if (isAskedFor(draft, asked, sidesOf(draft, asked, from, to), 'town.free-trade', action, tell)) return;
    heroOf(table, from).crowns -= crowns;
    heroOf(table, to).crowns += crowns;
    tell.all('town.free-trade', { type: 'gaveCrowns', from, to, crowns });
  },
};

/** A kit stays with the hero it was bought for. [wagon.kit-is-bound] */
const boundRefusal = ({ isBound, item }: Piece): No | null => (isBound ? no('wagon.kit-is-bound', { item }) : null);

/** Whoever gets something must have a place for it. [gear.two-main-two-off] */
const roomRefusal = ({ build }: Hero, { item }: Piece): No | null =>
  slotIsFree(build, item) ? null : no('gear.two-main-two-off', { slot: ITEMS[item].slot });

/** A piece with all that is set in it. [town.free-trade] */
export const givePiece: DeedOf<'givePiece'> = {
  propose(state, asked) {
    const proposed: Extract<Action, { type: 'givePiece' }>[] = [];
    for (const [{ id: from, build }, { id: to }] of pairsFor(state, asked))
      for (let piece = 0; piece < build.pieces.length; piece++) proposed.push({ type: 'givePiece', from, to, piece });
    return proposed;
  },
  judge(state, asked, { from, to, piece: place }) {
    const refusal = tradeRefusal(state, asked, from, to);
    if (refusal !== null) return refusal;
    const piece = pieceOf(state, from, place);
    if (piece === null) return no('town.free-trade', { piece: place });
    return boundRefusal(piece) ?? roomRefusal(heroOf(state.table, to), piece);
  },
  perform(draft, asked, action, tell) {
    const { table } = draft;
    const { from, to, piece: place } = action;
    if (isAskedFor(draft, asked, sidesOf(draft, asked, from, to), 'town.free-trade', action, tell)) return;
    const [giver, receiver] = [heroOf(table, from), heroOf(table, to)];
    const piece = giver.build.pieces[place];
    if (piece === undefined) return;
    rebuild(table, giver, withoutPiece(giver.build, place));
    rebuild(table, receiver, withPiece(receiver.build, piece));
    tell.all('town.free-trade', { type: 'gavePiece', from, to, piece: fixed(piece), at: place });
  },
};

/** Into the baggage, which belongs to all. [loot.common-stock] */
export const stow: DeedOf<'stow'> = {
  propose: (state, asked) =>
    busyHeroes(state, asked).flatMap(({ id, build }) =>
      placesIn(build.pieces).map((piece) => ({ type: 'stow', hero: id, piece }) as const),
    ),
  judge(state, asked, { hero, piece: place }) {
    const refusal = busyRefusal(state, asked, hero);
    if (refusal !== null) return refusal;
    const piece = pieceOf(state, hero, place);
    return piece === null ? no('loot.common-stock', { piece: place }) : boundRefusal(piece);
  },
  perform({ table }, _asked, { hero, piece: place }, tell) {
    const owner = heroOf(table, hero);
    const piece = owner.build.pieces[place];
    if (piece === undefined) return;
    rebuild(table, owner, withoutPiece(owner.build, place));
    table.baggage = [...table.baggage, piece];
    tell.all('loot.common-stock', { type: 'stowed', hero, piece: fixed(piece), at: place });
  },
};

/** Out of the baggage, to whoever has a place for it. [loot.common-stock, gear.two-main-two-off] */
export const unpack: DeedOf<'unpack'> = {
  propose: (state, asked) =>
    busyHeroes(state, asked).flatMap(({ id }) =>
      placesIn(state.table.baggage).map((piece) => ({ type: 'unpack', hero: id, piece }) as const),
    ),
  judge(state, asked, { hero, piece: place }) {
    const refusal = busyRefusal(state, asked, hero);
    if (refusal !== null) return refusal;
    const piece = state.table.baggage[place];
    return piece === undefined
      ? no('loot.common-stock', { piece: place })
      : roomRefusal(heroOf(state.table, hero), piece);
  },
  perform({ table }, _asked, { hero, piece: place }, tell) {
    const owner = heroOf(table, hero);
    const piece = table.baggage[place];
    if (piece === undefined) return;
    table.baggage = table.baggage.toSpliced(place, 1);
    rebuild(table, owner, withPiece(owner.build, piece));
    tell.all('loot.common-stock', { type: 'unpacked', hero, piece: fixed(piece), at: place });
  },
};

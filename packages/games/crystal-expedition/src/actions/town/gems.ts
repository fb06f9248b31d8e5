import { fixed } from '@questhall/kernel';
import { GEM_IDS, GEM_PRICE, type GemId } from '../../content/index.ts';
import { rebuild, useVisit } from '../../frames/town.ts';
import { note } from '../../queries/chronicle.ts';
import { heroOf } from '../../queries/entities.ts';
import { hasSocketFor, withChanged, withoutFirst } from '../../queries/gear.ts';
import { CRAFT_PRICE, CRAFT_RAW, GEM_RESALE, RAW_RESALE, TAKING_PRICE } from '../../queries/prices.ts';
import type { EntityId, Hero, Piece, Table } from '../../types/index.ts';
import { type DeedOf, no } from '../common.ts';
import { byPlace, payRefusal, pieceOf, visitorsOf, visitRefusal } from './common.ts';

const kindsOf = (gems: readonly GemId[]): readonly GemId[] => [...new Set(gems)];

/** A gem that is not set belongs to all. [loot.common-stock] */
function gain(table: Table, hero: EntityId, gem: GemId, paid: number, isCrafted: boolean): Hero {
  const visitor = heroOf(table, hero);
  visitor.crowns -= paid;
  table.gems = [...table.gems, gem];
  useVisit(table, hero);
  note(table, { note: 'gem', hero: visitor.name, gem, isCrafted });
  return visitor;
}

const gemsFor = byPlace((hero) => GEM_IDS.map((gem) => ({ type: 'buyGem', hero, gem }) as const));

/** [smith.gem-buy-40] */
export const buyGem: DeedOf<'buyGem'> = {
  propose: (state, asked) => visitorsOf(state, asked, 'blacksmith').flatMap(gemsFor),
  judge: (state, asked, { hero }) =>
    visitRefusal(state, asked, hero, 'blacksmith') ?? payRefusal(heroOf(state.table, hero), GEM_PRICE),
  perform({ table }, _asked, { hero, gem }, tell) {
    gain(table, hero, gem, GEM_PRICE, false);
    tell.all('smith.gem-buy-40', { type: 'gemBought', hero, gem, paid: GEM_PRICE, isCrafted: false });
  },
};

/** Out of raw Crystals. [smith.gem-craft] */
export const craftGem: DeedOf<'craftGem'> = {
  propose: (state, asked) =>
    state.table.raw < CRAFT_RAW
      ? []
      : visitorsOf(state, asked, 'blacksmith').flatMap(({ id }) =>
          GEM_IDS.map((gem) => ({ type: 'craftGem', hero: id, gem }) as const),
        ),
  judge(state, asked, { hero }) {
    const refusal = visitRefusal(state, asked, hero, 'blacksmith');
    if (refusal !== null) return refusal;
    const { raw } = state.table;
    return raw < CRAFT_RAW ? no('smith.gem-craft', { raw }) : payRefusal(heroOf(state.table, hero), CRAFT_PRICE);
  },
  perform({ table }, _asked, { hero, gem }, tell) {
    table.raw -= CRAFT_RAW;
    gain(table, hero, gem, CRAFT_PRICE, true);
    tell.all('smith.gem-craft', { type: 'gemBought', hero, gem, paid: CRAFT_PRICE, isCrafted: true });
  },
};

/** [smith.gem-sell-15] */
export const sellGem: DeedOf<'sellGem'> = {
  propose: (state, asked) =>
    visitorsOf(state, asked, 'blacksmith').flatMap(({ id }) =>
      kindsOf(state.table.gems).map((gem) => ({ type: 'sellGem', hero: id, gem }) as const),
    ),
  judge: (state, asked, { hero, gem }) =>
    visitRefusal(state, asked, hero, 'blacksmith') ??
    (state.table.gems.includes(gem) ? null : no('smith.gem-sell-15', { gem })),
  perform({ table }, _asked, { hero, gem }, tell) {
    table.gems = withoutFirst(table.gems, gem);
    heroOf(table, hero).crowns += GEM_RESALE;
    useVisit(table, hero);
    tell.all('smith.gem-sell-15', { type: 'gemSold', hero, gem, paid: GEM_RESALE });
  },
};

export const sellRaw: DeedOf<'sellRaw'> = {
  propose: (state, asked) =>
    visitorsOf(state, asked, 'blacksmith').map(({ id }) => ({ type: 'sellRaw', hero: id }) as const),
  judge: (state, asked, { hero }) =>
    visitRefusal(state, asked, hero, 'blacksmith') ??
    (state.table.raw > 0 ? null : no('smith.gem-sell-15', { raw: state.table.raw })),
  perform({ table }, _asked, { hero }, tell) {
    table.raw -= 1;
    heroOf(table, hero).crowns += RAW_RESALE;
    useVisit(table, hero);
    tell.all('smith.gem-sell-15', { type: 'rawSold', hero, paid: RAW_RESALE });
  },
};

/** What a piece looks like from now on. */
function alter(table: Table, owner: Hero, place: number, gems: readonly GemId[]): Piece | null {
  const old = owner.build.pieces[place];
  if (old === undefined) return null;
  const piece: Piece = { ...old, gems };
  rebuild(table, owner, withChanged(owner.build, place, piece));
  useVisit(table, owner.id);
  return piece;
}

/** Into an empty socket that suits it, for nothing. [smith.gem-setting, gem.sockets] */
export const setGem: DeedOf<'setGem'> = {
  propose: (state, asked) =>
    visitorsOf(state, asked, 'blacksmith').flatMap(({ id, build }) =>
      build.pieces.flatMap((piece, place) =>
        kindsOf(state.table.gems)
          .filter((gem) => hasSocketFor(piece, gem))
          .map((gem) => ({ type: 'setGem', hero: id, piece: place, gem }) as const),
      ),
    ),
  judge(state, asked, { hero, piece: place, gem }) {
    const refusal = visitRefusal(state, asked, hero, 'blacksmith');
    if (refusal !== null) return refusal;
    const piece = pieceOf(state, hero, place);
    if (piece === null || !state.table.gems.includes(gem)) return no('smith.gem-setting', { gem });
    return hasSocketFor(piece, gem) ? null : no('gem.sockets', { item: piece.item, gem });
  },
  perform({ table }, _asked, { hero, piece: place, gem }, tell) {
    const owner = heroOf(table, hero);
    const piece = alter(table, owner, place, [...(owner.build.pieces[place]?.gems ?? []), gem]);
    table.gems = withoutFirst(table.gems, gem);
    if (piece !== null) tell.all('smith.gem-setting', { type: 'gemSet', hero, piece: fixed(piece), at: place, gem });
  },
};

/** Out again, unharmed. [smith.gem-setting] */
export const takeGem: DeedOf<'takeGem'> = {
  propose: (state, asked) =>
    visitorsOf(state, asked, 'blacksmith').flatMap(({ id, build }) =>
      build.pieces.flatMap(({ gems }, place) =>
        kindsOf(gems).map((gem) => ({ type: 'takeGem', hero: id, piece: place, gem }) as const),
      ),
    ),
  judge(state, asked, { hero, piece: place, gem }) {
    const refusal = visitRefusal(state, asked, hero, 'blacksmith');
    if (refusal !== null) return refusal;
    const isThere = pieceOf(state, hero, place)?.gems.includes(gem) === true;
    return isThere ? payRefusal(heroOf(state.table, hero), TAKING_PRICE) : no('smith.gem-setting', { gem });
  },
  perform({ table }, _asked, { hero, piece: place, gem }, tell) {
    const owner = heroOf(table, hero);
    owner.crowns -= TAKING_PRICE;
    const piece = alter(table, owner, place, withoutFirst(owner.build.pieces[place]?.gems ?? [], gem));
    table.gems = [...table.gems, gem];
    if (piece !== null)
      tell.all('smith.gem-setting', {
        type: 'gemTaken',
        hero,
        piece: fixed(piece),
        at: place,
        gem,
        paid: TAKING_PRICE,
      });
  },
};

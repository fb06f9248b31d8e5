import { topFrame } from '@questhall/groundwork';
import { ARMORY, GEAR, resaleOf } from '../content/equipment.ts';
import { HERO_NAMES } from '../content/hero-names.ts';
import type { Hero } from '../content/heroes.ts';
import { receive, release, wearBest } from '../frames/gains.ts';
import { heroOf } from '../queries/figures.ts';
import { belongings, owns } from '../queries/gear.ts';
import type { Match } from '../types/index.ts';
import { type Asked, type DeedOf, heroesOfSeat, type No, no, notNow } from './common.ts';

/** What gold is handed over in; any sum can be made up of these. */
const COINS: readonly number[] = [1, 5, 25, 100, 500];

/** Only in town, and only for one's own heroes. */
function townRefusal({ table }: Match, asked: Asked, hero: Hero): No | null {
  if (asked.question.kind !== 'town') return no('campaign.armory-between-quests', { asked: asked.question.kind });
  const owner = table.heroes.find((one) => one.hero === hero);
  return owner === undefined || owner.seat !== asked.seat ? no('seat.own-heroes-only', { hero }) : null;
}

const inTown = ({ question }: Asked): boolean => question.kind === 'town';

/** [campaign.pay-full-price, campaign.always-in-stock] */
export const buy: DeedOf<'buy'> = {
  propose: (state, asked) =>
    heroesOfSeat(state, asked.seat).flatMap(({ hero }) => GEAR.map((gear) => ({ type: 'buy', hero, gear }))),
  judge(state, asked, { hero, gear }) {
    const refusal = townRefusal(state, asked, hero);
    if (refusal !== null) return refusal;
    const { gold } = heroOf(state.table, hero);
    return gold >= ARMORY[gear] ? null : no('campaign.pay-full-price', { price: ARMORY[gear], gold });
  },
  perform({ table }, _asked, { hero: key, gear }, tell) {
    const hero = heroOf(table, key);
    hero.gold -= ARMORY[gear];
    receive(hero, gear, false);
    wearBest(hero, gear);
    tell.all('campaign.pay-full-price', { type: 'bought', hero: key, gear, gold: hero.gold });
  },
};

export const sell: DeedOf<'sell'> = {
  propose: (state, asked) =>
    heroesOfSeat(state, asked.seat).flatMap(({ hero, gear }) =>
      [...new Set(gear)].map((one) => ({ type: 'sell' as const, hero, gear: one })),
    ),
  judge(state, asked, { hero, gear }) {
    const refusal = townRefusal(state, asked, hero);
    if (refusal !== null) return refusal;
    if (!state.table.house.sellHalf || !heroOf(state.table, hero).gear.includes(gear))
      return no('campaign.pay-full-price', { gear });
    return null;
  },
  perform({ table }, _asked, { hero: key, gear }, tell) {
    const hero = heroOf(table, key);
    release(hero, gear);
    hero.gold += resaleOf(gear);
    tell.all('campaign.pay-full-price', { type: 'sold', hero: key, gear, gold: hero.gold });
  },
};

/** [campaign.trade-between-quests] */
export const swap: DeedOf<'swap'> = {
  propose(state, asked) {
    return heroesOfSeat(state, asked.seat).flatMap((from) =>
      state.table.heroes.flatMap(({ hero: to }) =>
        [...new Set(belongings(from))].map((item) => ({ type: 'swap' as const, from: from.hero, to, item })),
      ),
    );
  },
  judge(state, asked, { from, to, item }) {
    const refusal = townRefusal(state, asked, from);
    if (refusal !== null) return refusal;
    const isFit =
      from !== to && owns(heroOf(state.table, from), item) && state.table.heroes.some(({ hero }) => hero === to);
    return isFit ? null : no('campaign.trade-between-quests', { item });
  },
  perform({ table }, _asked, { from, to, item }, tell) {
    receive(heroOf(table, to), item, release(heroOf(table, from), item));
    wearBest(heroOf(table, to), item);
    tell.all('campaign.trade-between-quests', { type: 'itemGiven', from, to, item });
  },
};

/** [gold.shared-between-quests] */
export const pay: DeedOf<'pay'> = {
  propose(state, asked) {
    return heroesOfSeat(state, asked.seat).flatMap((from) =>
      state.table.heroes.flatMap(({ hero: to }) =>
        COINS.map((gold) => ({ type: 'pay' as const, from: from.hero, to, gold })),
      ),
    );
  },
  judge(state, asked, { from, to, gold }) {
    const refusal = townRefusal(state, asked, from);
    if (refusal !== null)
      return refusal.rule === 'campaign.armory-between-quests' ? no('gold.shared-between-quests') : refusal;
    const payer = heroOf(state.table, from);
    const isFit =
      COINS.includes(gold) && payer.gold >= gold && from !== to && state.table.heroes.some(({ hero }) => hero === to);
    return isFit ? null : no('gold.shared-between-quests', { gold: payer.gold });
  },
  perform({ table }, _asked, { from, to, gold }, tell) {
    heroOf(table, from).gold -= gold;
    heroOf(table, to).gold += gold;
    tell.all('gold.shared-between-quests', { type: 'paid', from, to, gold });
  },
};

/** Armour is changed between quests. [equip.armor-swap, equip.one-body-armor] */
export const wear: DeedOf<'wear'> = {
  propose: (state, asked) =>
    heroesOfSeat(state, asked.seat).flatMap(({ hero }) =>
      ([null, 'chain-mail', 'plate-mail', 'borins-armor'] as const).map((suit) => ({
        type: 'wear' as const,
        hero,
        suit,
      })),
    ),
  judge(state, asked, { hero: key, suit }) {
    const refusal = townRefusal(state, asked, key);
    if (refusal !== null) return refusal.rule === 'campaign.armory-between-quests' ? no('equip.armor-swap') : refusal;
    const hero = heroOf(state.table, key);
    if (suit === hero.suit) return no('equip.one-body-armor', { suit: suit ?? 'nothing' });
    if (suit === null) return null;
    if (hero.hero === 'wizard') return no('equip.wizard-no-armor', { suit });
    return owns(hero, suit) ? null : no('equip.armor-swap', { suit });
  },
  perform({ table }, _asked, { hero: key, suit }, tell) {
    heroOf(table, key).suit = suit;
    tell.all('equip.armor-swap', { type: 'wore', hero: key, suit });
  },
};

/** A newcomer gets a name. [campaign.dead-hero-replaced] */
export const rename: DeedOf<'rename'> = {
  propose: (state, asked) =>
    heroesOfSeat(state, asked.seat).flatMap(({ hero }) =>
      HERO_NAMES[hero].map((name) => ({ type: 'rename' as const, hero, name })),
    ),
  judge(state, asked, { hero, name }) {
    const refusal = townRefusal(state, asked, hero);
    if (refusal !== null) return refusal;
    return HERO_NAMES[hero].includes(name) && heroOf(state.table, hero).name !== name
      ? null
      : no('campaign.dead-hero-replaced', { name });
  },
  perform({ table }, _asked, { hero, name }, tell) {
    heroOf(table, hero).name = name;
    tell.all('campaign.sheet', { type: 'renamed', hero, name });
  },
};

/** On to the next quest. */
export const goOn: DeedOf<'goOn'> = {
  propose: () => [{ type: 'goOn' }],
  judge: (_state, asked) => (inTown(asked) ? null : notNow(asked)),
  perform(draft, { seat }, _action, tell) {
    topFrame(draft, 'campaign').ready.push(seat);
    tell.all('setup.sequential-quests', { type: 'readyToGo', seat });
  },
};

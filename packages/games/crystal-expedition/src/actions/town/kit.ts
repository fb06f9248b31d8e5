import { notNow } from '@questhall/groundwork';
import { ITEMS, type Kit, STARTING_CROWNS } from '../../content/index.ts';
import type { Draft, Speaker } from '../../frames/agenda.ts';
import { buyForKit, endKit, kitMoneyOf, recruitOf, waresFor } from '../../frames/kit.ts';
import { slotIsFree } from '../../queries/gear.ts';
import type { HeroId } from '../../types/index.ts';
import { type DeedOf, type Match, type No, no } from '../common.ts';

/** Anything of level 1 that there is money and a place for. [wagon.kit-money] */
export const kitBuy: DeedOf<'kitBuy'> = {
  propose: ({ table }, { question }) =>
    question.kind === 'kit' ? waresFor(table, question.hero).map((item) => ({ type: 'kitBuy', item })) : [],
  judge({ table }, asked, { item }) {
    const { question } = asked;
    if (question.kind !== 'kit') return notNow(asked);
    const { price, slot } = ITEMS[item];
    if (price > kitMoneyOf(table)) return no('wagon.kit-money', { price, crowns: kitMoneyOf(table) });
    return slotIsFree(recruitOf(table, question.hero).build, item) ? null : no('gear.two-main-two-off', { slot });
  },
  perform(draft, { question }, { item }, tell) {
    if (question.kind === 'kit') buyForKit(draft, question.hero, item, tell);
  },
};

/** No more of it: what is left is forfeited. [wagon.kit-money] */
export const kitDone: DeedOf<'kitDone'> = {
  propose: (_state, { question }) => (question.kind === 'kit' ? [{ type: 'kitDone' }] : []),
  judge: (_state, asked) => (asked.question.kind === 'kit' ? null : notNow(asked)),
  perform(draft, { question }, _action, tell) {
    if (question.kind === 'kit') endKit(draft, question.hero, tell);
  },
};

/** A ready-made kit is for somebody of its Race and Class who has bought nothing yet. */
export function kitRefusal({ table }: Match, hero: HeroId, { race, heroClass }: Kit): No | null {
  const { build } = recruitOf(table, hero);
  const isFit = build.race === race && build.heroClass === heroClass && kitMoneyOf(table) === STARTING_CROWNS;
  return isFit ? null : no('wagon.kit-money', { race, heroClass });
}

export function takeWholeKit(draft: Draft, hero: HeroId, { items }: Kit, tell: Speaker): void {
  for (const item of items) buyForKit(draft, hero, item, tell);
  endKit(draft, hero, tell);
}

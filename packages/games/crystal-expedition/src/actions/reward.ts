import { notNow, topFrame } from '@questhall/groundwork';
import { NOBODY } from '@questhall/kernel';
import { REWARD_CROWNS, type RewardId, TWO_REWARDS_FROM } from '../content/index.ts';
import { rewardsFor } from '../frames/reward.ts';
import { note } from '../queries/chronicle.ts';
import { findHero, heroOf } from '../queries/entities.ts';
import { nextLevel } from '../queries/prices.ts';
import { townOf } from '../queries/town.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Action, EntityId, Hero } from '../types/index.ts';
import { type DeedOf, type Match, type No, no } from './common.ts';
import { partyDeed } from './party.ts';
import { asideRefusal } from './town/common.ts';

/** Somebody can still learn something. [level.cap-five] */
const mayLearn = ({ build }: Hero): boolean =>
  nextLevel(build.raceLevel) !== null || nextLevel(build.classLevel) !== null;

/** Crowns are for each, and a free use for one hero of the expedition. [reward.train] */
function heroRefusal({ table }: Match, reward: 'explorer' | 'tavern' | 'train', hero: EntityId | null): No | null {
  const user = hero === null ? null : findHero(table, hero);
  if (user === null) return no('reward.free-is-price-only', { reward });
  return reward === 'train' && !mayLearn(user) ? no('level.cap-five', { hero: user.id }) : null;
}

/** By which rule the party has this: for its Glory, or because it likes something lower better. */
function ruleOf(reward: RewardId, glory: number): Rule {
  if (reward === 'train') return 'reward.train';
  const isBest = rewardsFor(glory, []).at(-1) === reward;
  if (!isBest && glory < TWO_REWARDS_FROM) return 'reward.lower-tier-allowed';
  return reward === 'crowns' ? 'reward.ten-crowns-each' : 'reward.free-is-price-only';
}

/** What the success was worth. [reward.by-final-glory, reward.two-at-eleven] */
export const chooseReward: DeedOf<'chooseReward'> = partyDeed(
  {
    propose({ table }, { question }) {
      if (question.kind !== 'reward') return [];
      return question.rewards.flatMap((reward): Extract<Action, { type: 'chooseReward' }>[] =>
        reward === 'crowns'
          ? [{ type: 'chooseReward', reward, hero: null }]
          : table.party.map(({ id }) => ({ type: 'chooseReward', reward, hero: id })),
      );
    },
    judge(state, asked, { reward, hero }) {
      const { question } = asked;
      if (question.kind !== 'reward') return notNow(asked);
      const { chosen, glory } = topFrame(state, 'reward');
      if (chosen.includes(reward)) return no('reward.two-at-eleven', { reward });
      if (!question.rewards.includes(reward)) return no('reward.by-final-glory', { reward, glory });
      if (reward !== 'crowns') return heroRefusal(state, reward, hero);
      return hero === null ? null : no('reward.ten-crowns-each', { hero });
    },
    perform(draft, _asked, { reward, hero }, tell) {
      const { table } = draft;
      const frame = topFrame(draft, 'reward');
      frame.chosen.push(reward);
      frame.left -= 1;
      const user = hero === null ? null : heroOf(table, hero);
      if (reward === 'crowns' || user === null) for (const one of table.party) one.crowns += REWARD_CROWNS;
      else townOf(table).freeUses = [...townOf(table).freeUses, { reward, hero: user.hero }];
      note(table, { note: 'rewarded', reward, hero: user?.name ?? null });
      tell.all(ruleOf(reward, frame.glory), { type: 'rewarded', reward, hero });
    },
  },
  true,
);

/** Where to: the newest dungeon or the one before. [dungeon.return-to-previous] */
export const chooseDungeon: DeedOf<'chooseDungeon'> = partyDeed(
  {
    propose: (_state, { question }) =>
      question.kind === 'dungeon' ? question.dungeons.map((dungeon) => ({ type: 'chooseDungeon', dungeon })) : [],
    judge(_state, asked, { dungeon }) {
      if (asked.question.kind !== 'dungeon') return notNow(asked);
      return asked.question.dungeons.includes(dungeon) ? null : no('dungeon.return-to-previous', { dungeon });
    },
    perform(draft, _asked, { dungeon }) {
      topFrame(draft, 'campaign').dungeon = dungeon;
    },
  },
  true,
);

/** There is no last page but the one that the party turns itself. [campaign.open-ended] */
export const retire: DeedOf<'retire'> = partyDeed({
  propose: (_state, { question }) => (question.kind === 'town' ? [{ type: 'retire' }] : []),
  judge: (_state, asked) => (asked.question.kind === 'town' ? asideRefusal(asked) : notNow(asked)),
  perform(draft, _asked, _action, tell) {
    draft.outcome = { winners: NOBODY, rule: 'campaign.open-ended' };
    tell.all('campaign.open-ended', { type: 'retired' });
  },
});

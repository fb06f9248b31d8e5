import type { Frames } from '@questhall/kernel';
import { REWARD_FROM, REWARD_IDS, type RewardId } from '../content/index.ts';
import type { CrystalExpedition } from '../types/index.ts';
import { askParty } from './agenda.ts';

/** As Glory has it, or something lower. [reward.by-final-glory, reward.lower-tier-allowed] */
export const rewardsFor = (glory: number, chosen: readonly RewardId[]): RewardId[] =>
  REWARD_IDS.filter((reward) => glory >= REWARD_FROM[reward] && !chosen.includes(reward));

/** One reward, or two that differ. [reward.two-at-eleven] */
export const reward: Frames<CrystalExpedition>['reward'] = (draft, { glory, left, chosen }) => {
  if (left === 0) draft.agenda.pop();
  else askParty(draft, 'reward.by-final-glory', { kind: 'reward', rewards: rewardsFor(glory, chosen), left });
};

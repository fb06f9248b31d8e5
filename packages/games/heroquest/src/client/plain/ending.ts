import type { Client } from '@questhall/facets';
import { isAsGoodAsOver } from '../../queries/seldom.ts';
import type { HeroQuest, View } from '../../types/index.ts';

/** Whether the heroes want to be out by now: then leaving is no afterthought. */
const isTimeToLeave = ({ isGoalMet, isGoalLost, goal }: View): boolean =>
  isGoalMet || isGoalLost || goal.kind === 'reach';

/** How the turn ends, where that is among the offers. */
export const ending: NonNullable<Client<HeroQuest>['ending']> = ({ view }, _ask, offers) => {
  const action = offers.find(({ type }) => type === 'endTurn');
  if (action === undefined) return null;
  const mayLeave = offers.some(({ type }) => type === 'leave') && isTimeToLeave(view);
  return { action, isSpent: isAsGoodAsOver(offers) && !mayLeave };
};

/** A hero at nought dies unless it saves itself now. [death.zero-body] */
export const isGrave: NonNullable<Client<HeroQuest>['isGrave']> = ({ kind }) => kind === 'rescue';

import type { Seats } from '@questhall/kernel';
import type { View } from '../../types/index.ts';
import { campaignNumber, shippedQuest } from './campaign-number.ts';

/** Whether Zargon is not among the winners. */
export const isWonByHeroes = ({ zargonSeat }: View, winners: Seats): boolean => ((winners >> zargonSeat) & 1) === 0;

/** The title of what comes next. Nothing comes after a quest of one's own. */
export const nextTitle = (view: View): string | null =>
  campaignNumber(view) === null ? null : (shippedQuest(view.quest + 1)?.title ?? null);

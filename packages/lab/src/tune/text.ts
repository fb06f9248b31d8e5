import { brief, count } from '../report/figures.ts';
import type { Offer, Tuned, Won } from './tune.ts';

const wonText = ({ rate, ci95, games }: Won): string =>
  `won ${brief(rate)}, between ${brief(ci95[0])} and ${brief(ci95[1])} in ${count(games, 'game')}`;

/** What a sheet that is offered says of itself, in a line. */
export const offerLine = (offer: Offer): string => `${offer.says.join('; ')} (${wonText(offer)})`;

/** What tuning came to, for a terminal. */
export function tunedLines(tuned: Tuned, title: string, winner: string): readonly string[] {
  const { base, goal, within, isThere, offers, tried, games } = tuned;
  const near = offers.filter(({ isNear }) => isNear).length;
  const wanted = `${brief(goal)}, give or take ${(100 * within).toFixed(1)} points`;
  return [
    title,
    `  as it is: ${wonText(base)} (by ${winner}); wanted: ${wanted}`,
    `  ${count(games, 'game')} in all, ${count(tried, 'change')} tried, alone and together`,
    '',
    ...(isThere ? ['It is as you want it: nothing has to be changed.'] : []),
    ...(!isThere && offers.length === 0 ? ['No small change goes that way.'] : []),
    ...(!isThere && offers.length > 0 && near === 0 ? [farOff(tuned), ''] : []),
    ...offers.flatMap((offer, at) => [
      `${at + 1}. ${offer.says.join('; ')}`,
      `   ${wonText(offer)}${offer.isMeasured ? '' : ' (in the games that chose it: stopped before it was measured anew)'}`,
    ]),
  ];
}

/** Nothing comes near. Where nothing even shows, more than small changes is needed first. */
function farOff({ base, goal, offers }: Tuned): string {
  const isSame = ({ ci95: [low, high] }: Offer): boolean => low <= base.rate && base.rate <= high;
  if (!offers.every(isSame)) return 'None of the small changes brings it there; these come nearest.';
  const how = base.rate > goal ? 'easy' : 'hard';
  return `It is too ${how} for small changes: none of these makes a difference that shows. Change more of it by hand first.`;
}

import type { Seat } from '@questhall/kernel';
import { isGraded, scoreOf } from '../../queries/quests.ts';
import type { View } from '../../types/index.ts';

/** How far everybody came, the best first; whoever fell comes last. */
export function standings(
  view: View,
): readonly { readonly seat: Seat; readonly score: number; readonly isOut: boolean }[] {
  return view.heroes
    .map(({ isOut }, seat) => ({ seat, score: scoreOf(view, seat), isOut }))
    .sort((one, other) => Number(one.isOut) - Number(other.isOut) || other.score - one.score);
}

/** Whether points are counted, and not Quests. */
export const hasPoints = (view: View): boolean => isGraded(view);

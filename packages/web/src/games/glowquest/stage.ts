import type { View } from '@questhall/glowquest';
import type { Question } from '@questhall/glowquest/queries';

const CARDS: readonly Question['kind'][] = ['gain', 'keep', 'bounty', 'overflow', 'trade'];

/** Whether cards are on the table now, and not the dungeon: somebody is asked about them, or the heroes are still being made. */
export function isAboutCards(view: View, question: Question | null): boolean {
  if (question !== null) return CARDS.includes(question.kind);
  return view.drawn.length > 0 || isCreation(view);
}

/** The heroes are still being made. */
export const isCreation = ({ heroes, floor, turns }: View): boolean => floor.level === 1 && turns === 0 && heroes.every(({ at }) => at < 0);

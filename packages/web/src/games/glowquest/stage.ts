import type { View } from '@questhall/glowquest';
import type { Question } from '@questhall/glowquest/queries';

const CARDS: readonly Question['kind'][] = ['gain', 'keep', 'bounty', 'overflow', 'trade'];

/** Whether cards are on the table now, and not the dungeon: somebody is asked about them, or the heroes are still being made. */
export function isAboutCards({ heroes, drawn, floor, turns }: View, question: Question | null): boolean {
  if (question !== null) return CARDS.includes(question.kind);
  const isCreation = floor.level === 1 && turns === 0 && heroes.every(({ at }) => at < 0);
  return drawn.length > 0 || isCreation;
}

import { idOfHero, walkerOf } from '../queries/figures.ts';
import { CAPTIVE_ID, type FigureId, GENIE_ID, type Question, type View } from '../types/index.ts';

/** Whoever acts when this question is answered. */
export const actorOf = (question: Question): FigureId | null =>
  question.kind === 'aside' ? question.hero : walkerOf(question);

/** Whose turn it is, for everybody to see. */
export function activeIn({ turn }: Pick<View, 'turn'>): FigureId | null {
  if (turn?.who === 'genie') return GENIE_ID;
  if (turn?.who === 'captive') return CAPTIVE_ID;
  return turn?.hero == null ? null : idOfHero(turn.hero);
}

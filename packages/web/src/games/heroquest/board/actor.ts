import type { View } from '@questhall/heroquest';
import { CAPTIVE_ID, type FigureId, GENIE_ID, idOfHero, type Question } from '@questhall/heroquest/queries';

/** Whoever acts when this question is answered. */
export function actorOf(question: Question): FigureId | null {
  switch (question.kind) {
    case 'turn':
    case 'puppet':
    case 'whisk':
      return idOfHero(question.hero);
    case 'genie':
      return GENIE_ID;
    case 'captive':
      return CAPTIVE_ID;
    case 'zargon':
      return question.monster;
    case 'aside':
      return question.hero;
    default:
      return null;
  }
}

/** Whose turn it is, for everybody to see. */
export function activeIn({ turn }: View): FigureId | null {
  if (turn?.who === 'genie') return GENIE_ID;
  if (turn?.who === 'captive') return CAPTIVE_ID;
  return turn?.hero == null ? null : idOfHero(turn.hero);
}

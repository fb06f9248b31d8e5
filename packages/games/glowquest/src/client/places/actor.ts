import type { EntityId, Question, View } from '../../types/index.ts';

/** Whoever acts when this question is answered: the one whose Benefits, steps and blows are meant. */
export function actorOf(question: Question): EntityId | null {
  switch (question.kind) {
    case 'bounty':
    case 'activate':
    case 'setUp':
    case 'trade':
      return null;
    case 'gain':
    case 'keep':
    case 'overflow':
    case 'stand':
    case 'explore':
      return question.hero;
    default:
      return question.who;
  }
}

/** Whoever is about to be moved, if that is somebody else. */
export const movedIn = (question: Question): EntityId | null =>
  question.kind === 'momentum' || question.kind === 'forced' ? question.moved : null;

/** Whose Turn or Phase it is, for everybody to see. */
export const activeIn = ({ turn, phase, encounter }: View): EntityId | null =>
  turn?.who ?? phase?.hero ?? encounter?.current ?? null;

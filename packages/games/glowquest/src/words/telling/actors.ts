import type { EntityId, Question, View } from '../../types/index.ts';

/** Whom a question is about. */
export function actorOf(view: View, question: Question): EntityId {
  if ('who' in question) return question.who;
  return 'hero' in question ? question.hero : (view.turn?.who ?? 0);
}

/** Whoever is moved by an answer: somebody else, or whoever answers. */
export const movedBy = (view: View, question: Question): EntityId =>
  'moved' in question ? question.moved : actorOf(view, question);

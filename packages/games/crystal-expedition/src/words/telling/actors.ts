import type { EntityId, Question, View } from '../../types/index.ts';

/** Whoever does what is asked about: the one the question names, or whose Turn it is. */
export function actorOf({ expedition }: View, question: Question): EntityId {
  if ('who' in question) return question.who;
  if ('hero' in question) return question.hero;
  return expedition?.turn?.who ?? 0;
}

import type { EntityId, Question, View } from '../../types/index.ts';

/** Whoever acts when this question is answered: the one whose steps, blows and Surges are meant. */
export function actorOf(question: Question): EntityId | null {
  if (question.kind === 'stand') return question.hero;
  return 'who' in question ? question.who : null;
}

/** Whoever is about to be moved, if that is somebody else. */
export const movedIn = (question: Question): EntityId | null => (question.kind === 'push' ? question.pushed : null);

/** Whose Turn or Phase it is, for everybody to see. */
export const activeIn = ({ expedition }: View): EntityId | null =>
  expedition?.turn?.who ?? expedition?.phase?.hero ?? expedition?.encounter?.current ?? null;

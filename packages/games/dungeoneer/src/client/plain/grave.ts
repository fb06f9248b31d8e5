import type { Question } from '../../types/index.ts';

/** A last chance: wounds are about to land, and something could be done about it. [time.wounds-pending] */
export const isGrave = (question: Question): boolean =>
  question.kind === 'window' && question.window === 'would-be-wounded';

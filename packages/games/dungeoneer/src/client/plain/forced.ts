import type { Ask, Sight } from '@questhall/kernel';
import type { Action, Dungeoneer, Question } from '../../types/index.ts';

/** Questions that are put for the sake of the moment, though there may be one answer only. */
const ASKED: readonly Question['kind'][] = ['begin', 'choice', 'muster', 'place', 'aside', 'pickHero'];

/**
 * A question that leaves nothing to choose is answered. Whoever could only pass is spared by the table.
 * [time.auto-pass]
 */
export function forced(
  _sight: Sight<Dungeoneer>,
  { question, wait }: Ask<Dungeoneer>,
  offers: readonly Action[],
): Action | null {
  const [only, another] = offers;
  const isAsked = wait === 'pass' || ASKED.includes(question.kind);
  return only === undefined || another !== undefined || isAsked ? null : only;
}

import type { Ask, Sight } from '@questhall/kernel';
import type { Action, Dungeoneer, Question } from '../../types/index.ts';

/** Questions that are put for the sake of the moment, though there may be one answer only. */
const ASKED: readonly Question['kind'][] = ['begin', 'choice', 'muster', 'place', 'aside', 'pickHero'];

/**
 * Whoever has nothing but to pass has passed: to the others it looks the same. So is every other question answered that
 * leaves nothing to choose. [time.auto-pass]
 */
export function forced(
  _sight: Sight<Dungeoneer>,
  { question }: Ask<Dungeoneer>,
  offers: readonly Action[],
): Action | null {
  const [only, another] = offers;
  return only === undefined || another !== undefined || ASKED.includes(question.kind) ? null : only;
}

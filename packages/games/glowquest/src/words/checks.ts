import { findEntity, isHero } from '../queries/entities.ts';
import { bestOf } from '../queries/stats.ts';
import type { EntityId, View } from '../types/index.ts';

/** The least that a Check has to show, with the cards of whoever makes it. */
function leastFor(view: View, who: EntityId, word: 'dodge-on' | 'recover-on', usual: number): number {
  const entity = findEntity(view, who);
  return entity !== null && isHero(entity) ? bestOf(entity, word, usual) : usual;
}

/** [leave.dodge] */
export const dodgeOn = (view: View, who: EntityId): number => leastFor(view, who, 'dodge-on', 4);
/** [down.recover] */
export const recoverOn = (view: View, who: EntityId): number => leastFor(view, who, 'recover-on', 6);

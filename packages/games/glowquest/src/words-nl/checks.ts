import { gritAgainst, toHitBonus } from '../queries/blow.ts';
import { findEntity, isHero } from '../queries/entities.ts';
import { bestOf } from '../queries/stats.ts';
import type { Attack, EntityId, View } from '../types/index.ts';

const FACES = 12;

/** What the die has to show: `raak bij 6 of meer`. [attack.hit-at-grit] */
export function needText(view: View, blow: Attack): string {
  const need = gritAgainst(view, blow) - toHitBonus(view, blow);
  if (need <= 1) return 'kan niet missen';
  return need > FACES ? 'kan zo niet raken' : need === FACES ? 'raak bij 12' : `raak bij ${need} of meer`;
}

/** What a Check has to show, with the cards of whoever makes it: `6`, `5 of meer`. */
function checkText(view: View, who: EntityId, word: 'dodge-on' | 'recover-on', usual: number): string {
  const entity = findEntity(view, who);
  const least = entity !== null && isHero(entity) ? bestOf(entity, word, usual) : usual;
  return least === 6 ? '6' : `${least} of meer`;
}

/** [leave.dodge] */
export const dodgeText = (view: View, who: EntityId): string => checkText(view, who, 'dodge-on', 4);
/** [down.recover] */
export const recoverText = (view: View, who: EntityId): string => checkText(view, who, 'recover-on', 6);

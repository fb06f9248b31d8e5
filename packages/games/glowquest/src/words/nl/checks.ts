import { gritAgainst, toHitBonus } from '../../queries/blow.ts';
import { dodgeOn, recoverOn } from '../../queries/checks.ts';
import { entityOf } from '../../queries/entities.ts';
import type { Attack, EntityId, View } from '../../types/index.ts';

const FACES = 12;

/** What the die has to show: `raak bij 6 of meer`. [attack.hit-at-grit] */
export function needText(view: View, blow: Attack): string {
  const need = gritAgainst(view, blow) - toHitBonus(view, blow);
  if (need <= 1) return 'kan niet missen';
  return need > FACES ? 'kan zo niet raken' : need === FACES ? 'raak bij 12' : `raak bij ${need} of meer`;
}

/** What a Check has to show: `6`, `5 of meer`. */
const checkText = (least: number): string => (least === 6 ? '6' : `${least} of meer`);

export const dodgeText = (view: View, who: EntityId): string => checkText(dodgeOn(entityOf(view, who)));
export const recoverText = (view: View, who: EntityId): string => checkText(recoverOn(entityOf(view, who)));

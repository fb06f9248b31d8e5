import { dodgeOn, recoverOn } from '../../queries/checks.ts';
import { entityOf } from '../../queries/entities.ts';
import type { Attack, EntityId, View } from '../../types/index.ts';
import { needOf } from '../telling/blows.ts';

const [ATTACK_FACES, CHECK_FACES] = [12, 6];

/** What a die has to show: `6 of meer`, or its highest face alone. */
const leastText = (least: number, faces: number): string => (least >= faces ? String(faces) : `${least} of meer`);

/** What the die has to show: `raak bij 6 of meer`. [attack.hit-at-grit] */
export function needText(view: View, blow: Attack): string {
  const need = needOf(view, blow);
  if (need <= 1) return 'kan niet missen';
  return need > ATTACK_FACES ? 'kan zo niet raken' : `raak bij ${leastText(need, ATTACK_FACES)}`;
}

export const dodgeText = (view: View, who: EntityId): string => leastText(dodgeOn(entityOf(view, who)), CHECK_FACES);
export const recoverText = (view: View, who: EntityId): string =>
  leastText(recoverOn(entityOf(view, who)), CHECK_FACES);

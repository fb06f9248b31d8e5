import { dodgeOn, recoverOn } from '../../queries/checks.ts';
import { entityOf } from '../../queries/entities.ts';
import type { Attack, EntityId, View } from '../../types/index.ts';
import { needOf } from '../telling/blows.ts';

const [ATTACK_FACES, CHECK_FACES] = [12, 6];

/** What a die has to show: `6 or more`, or its highest face alone. */
const leastText = (least: number, faces: number): string => (least >= faces ? String(faces) : `${least} or more`);

/** What the die has to show: `hits on 6 or more`. [attack.hit-at-grit] */
export function needText(view: View, blow: Attack): string {
  const need = needOf(view, blow);
  if (need <= 1) return 'cannot miss';
  return need > ATTACK_FACES ? 'cannot hit as it is' : `hits on ${leastText(need, ATTACK_FACES)}`;
}

export const dodgeText = (view: View, who: EntityId): string => leastText(dodgeOn(entityOf(view, who)), CHECK_FACES);
export const recoverText = (view: View, who: EntityId): string =>
  leastText(recoverOn(entityOf(view, who)), CHECK_FACES);

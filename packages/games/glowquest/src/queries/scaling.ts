import { alertOf, SCALES } from '../content/index.ts';
import type { Rule } from '../rulebook/index.ts';
import type { OpenTable } from '../types/index.ts';
import { partySize } from './entities.ts';

type Progress = Pick<OpenTable, 'heroes' | 'house' | 'roomsCleared'>;

/** The further the party has come, the more the dungeon expects it. [scale.alert] */
const alert = ({ house, roomsCleared }: Progress): number => (house.noAlert ? 0 : alertOf(roomsCleared));

/** Surges more in each Turn of a monster. */
export const monsterSurges = (table: Progress): number => SCALES[partySize(table)].surges + alert(table);

/** Why it has that many: the depth, the small party, or nothing but its roll. */
export function surgeRule(table: Progress): Rule {
  if (alert(table) > 0) return 'scale.alert';
  return SCALES[partySize(table)].surges > 0 ? 'scale.surge-bonus' : 'ctrl.2-surges';
}

/** Base damage more in each attack of a monster. [scale.base-bonus] */
export function monsterBase(table: Progress): number {
  const { base } = SCALES[partySize(table)];
  return base === 'alert' ? alert(table) : base;
}

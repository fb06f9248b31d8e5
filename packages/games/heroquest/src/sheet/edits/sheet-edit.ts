import type { Edit } from '@questhall/facets';
import { isMonster, isNamed, NAMED_CARDS } from '../../content/monsters.ts';
import { NAMES } from '../../content/names.ts';
import type { Room, Sheet, Square } from '../sheet.ts';
import { CORRIDOR, roomAt } from '../squares.ts';
import type { Change } from './rewrite.ts';

/** A small change to a sheet. */
export interface SheetEdit extends Omit<Edit, 'make'> {
  readonly change: Change;
}

/** What people call the monsters of a key: `the Goblin`. */
export function monsterName(sheet: Pick<Sheet, 'named'>, key: string): string {
  const own = sheet.named.find((named) => named.key === key);
  if (own !== undefined) return own.name;
  if (isNamed(key)) return NAMED_CARDS[key].name;
  return isMonster(key) ? NAMES.figure[key] : key;
}

/** `an Orc`. */
export const oneOf = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;

/** `in room B`, `in the corridor`. */
export const inRoom = (room: Room): string => (room === CORRIDOR ? 'in the corridor' : `in room ${room}`);
export const placeOf = ({ plan }: Pick<Sheet, 'plan'>, at: Square): string => inRoom(roomAt(plan, at));

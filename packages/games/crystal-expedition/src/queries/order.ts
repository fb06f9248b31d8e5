import type { Encounter, Entity, EntityId, SheetLine, Table, Turn } from '../types/index.ts';
import { monstersOf } from './entities.ts';

/** A Turn in which nothing has been done yet. */
export const freshTurn = (who: EntityId, serial: number, isShort: boolean): Turn => ({
  who,
  serial,
  isShort,
  steps: 0,
  left: null,
  isMoveOver: false,
  escaped: [],
  hasSlipped: false,
  hasAttacked: false,
});

/** A fight in which nobody has had a Turn yet. */
export const freshEncounter = (room: number | null, first: EntityId, sheet: readonly SheetLine[]): Encounter => ({
  room,
  first,
  current: first,
  sheet,
  pointer: 0,
  round: 1,
  acted: [],
  idle: 0,
  hasLoss: false,
  happened: [],
  rested: [],
});

/** Won, that is: when the last hero goes down the party is on its way home before anybody asks. [encounter.ends] */
export const isFightOver = (table: Pick<Table, 'expedition'>): boolean => monstersOf(table).length === 0;

/** The next hero clockwise, over places that are empty. [encounter.clockwise] */
export function nextHero({ party }: Pick<Table, 'party'>, after: EntityId): EntityId {
  const later = party.filter(({ id }) => id > after);
  const round = later.length > 0 ? later : party;
  return Math.min(...round.map(({ id }) => id));
}

/**
 * The line of the Sheet whose monster acts next: the pointer is a position, lines of the dead are passed over, and after
 * the last comes the first; null where nobody may act. [monster.next-on-sheet, monster.pointer-stays]
 */
export function nextLine({ sheet, pointer }: Encounter, mayAct: (line: SheetLine) => boolean): number | null {
  for (let i = 0; i < sheet.length; i++) {
    const at = (pointer + i) % sheet.length;
    const line = sheet[at];
    if (line !== undefined && line.state === 'alive' && mayAct(line)) return at;
  }
  return null;
}

/** Everybody alive has had a Turn since the Round began. [round.definition] */
export function isRoundOver(table: Pick<Table, 'party' | 'expedition'>, { acted }: Encounter): boolean {
  const hasActed = ({ id }: Entity): boolean => acted.includes(id);
  return table.party.every(hasActed) && monstersOf(table).every(hasActed);
}

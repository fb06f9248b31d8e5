import { expeditionOf } from '../queries/entities.ts';
import type { Room } from '../types/index.ts';
import type { Draft } from './agenda.ts';

export function changeRoom({ table }: Pick<Draft, 'table'>, tile: number, changes: Partial<Room>): void {
  const expedition = expeditionOf(table);
  expedition.rooms = expedition.rooms.map((room) => (room.tile === tile ? { ...room, ...changes } : room));
}

/** Nobody is left there; monsters that have only gone away have taken their prisoner along. [encounter.stall] */
export function quieten(draft: Pick<Draft, 'table'>, tile: number, haveLeft: boolean): void {
  const expedition = expeditionOf(draft.table);
  const isTaken = haveLeft && expedition.rooms.some((room) => room.tile === tile && room.hasPrisoner);
  changeRoom(draft, tile, isTaken ? { isQuiet: true, hasPrisoner: false } : { isQuiet: true });
  if (isTaken) expedition.isPrisonerMissed = true;
}

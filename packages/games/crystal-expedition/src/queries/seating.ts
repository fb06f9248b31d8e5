import type { Seat } from '@questhall/kernel';
import type { EntityId, Table } from '../types/index.ts';

interface Places {
  readonly table: Pick<Table, 'monstersBy'>;
  readonly seats: number;
}

/** Players there are; the monsters' own seat is the last and not among them. */
export const playersOf = ({ table, seats }: Places): number => (table.monstersBy === 'seat' ? seats - 1 : seats);

/** Who plays the hero of this place: a player may run several. [party.one-player-may-run-several] */
export const seatOf = (places: Places, hero: EntityId): Seat => hero % playersOf(places);

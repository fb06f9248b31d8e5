import { SEATS_MAX } from './limits.ts';

/** Who plays: 0, 1, 2 … A game master and the monsters' side are seats too. */
export type Seat = number;

/** A set of seats, one bit each. */
export type Seats = number;

export const NOBODY: Seats = 0;

/** Who only looks on: in no set of seats, and never asked. */
export const SPECTATOR: Seat = -1;

export const everyone = (count: number): Seats => (1 << count) - 1;

export const seatsOf = (...seats: readonly Seat[]): Seats => seats.reduce((set, seat) => set | (1 << seat), NOBODY);

export const includesSeat = (seats: Seats, seat: Seat): boolean => ((seats >> seat) & 1) === 1;

export function listSeats(seats: Seats): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0; seat < SEATS_MAX; seat++) if (includesSeat(seats, seat)) list.push(seat);
  return list;
}

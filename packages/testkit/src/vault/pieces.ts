import type { Seat, State } from '@questhall/kernel';
import type { Card, Vault } from './types.ts';

export type Draft = State<Vault>;
type Table = Vault['Table'];

export function thiefOf(table: Table, seat: Seat): Table['thieves'][number] {
  const thief = table.thieves.find((one) => one.seat === seat);
  if (thief === undefined) throw new Error(`seat ${seat} has no thief`);
  return thief;
}

export const handOf = (table: Table, seat: Seat): Card[] => table.hands[seat] ?? [];

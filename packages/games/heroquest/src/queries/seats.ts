import type { Seat } from '@questhall/kernel';
import type { Table } from '../types/index.ts';

/**
 * Whoever has lost all heroes of the seat watches, and says nothing until the quest is over. [seat.dead-player-silent]
 */
export function isSilenced({ heroes, ending }: Pick<Table, 'heroes' | 'ending'>, seat: Seat): boolean {
  const own = heroes.filter((hero) => hero.seat === seat);
  return ending === null && own.length > 0 && own.every(({ status }) => status === 'dead');
}

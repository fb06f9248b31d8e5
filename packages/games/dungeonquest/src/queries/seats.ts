import type { Seat, State } from '@questhall/kernel';
import type { DungeonQuest } from '../types/index.ts';

/**
 * Who plays the monster: the next seat after the hero's, or nobody at a table for one. [encounter.monster-player-left]
 */
export function monsterSeat(state: Pick<State<DungeonQuest>, 'seats' | 'table'>): Seat | null {
  return state.seats === 1 ? null : (state.table.fighter + 1) % state.seats;
}

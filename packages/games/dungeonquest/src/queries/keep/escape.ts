import type { State } from '@questhall/kernel';
import type { DungeonQuest } from '../../types/index.ts';
import { fighterOf, isBelow } from '../heroes.ts';
import { retreatSquares } from './crossings.ts';
import { turnOf } from './turn.ts';

/** Where the hero could flee to: below there is no need of any. [escape.catacombs] */
export function fleeingRoom(state: State<DungeonQuest>): number {
  const { table } = state;
  return isBelow(fighterOf(table)) ? 1 : retreatSquares(table, turnOf(state).from).length;
}

/** Whether an escape can be tried: allowed, with a card to lay, and somewhere to go. [escape.who-may] */
export function mayEscape(state: State<DungeonQuest>, encounter: { readonly mayEscape: boolean }): boolean {
  const { table } = state;
  return encounter.mayEscape && (table.powerHands[table.fighter]?.length ?? 0) > 0 && fleeingRoom(state) > 0;
}

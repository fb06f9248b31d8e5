import type { State } from '@questhall/kernel';
import { SPRINT_TILES } from '../../content/keep/tile-sheets.ts';
import type { DungeonQuest } from '../../types/index.ts';
import { keepOf } from '../heroes.ts';
import { kindOf } from './laid.ts';
import { UNEXPLORED } from './squares.ts';

/** Whether the hero could sprint past the card of the tile he has come onto, had he the card for it. [power.sprint] */
export function isSprintable({ agenda, table }: State<DungeonQuest>): boolean {
  const frame = agenda.at(-1);
  if (frame?.kind !== 'entry' || frame.isNew || frame.wasGuarded) return false;
  const kind = kindOf(keepOf(table).tiles[frame.to] ?? UNEXPLORED);
  return kind !== null && SPRINT_TILES.includes(kind);
}

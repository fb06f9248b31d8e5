import type { State } from '@questhall/kernel';
import { CLOAK_TILES } from '../../content/keep/tile-sheets.ts';
import type { DungeonQuest, TestedBy } from '../../types/index.ts';
import { fighterOf, keepOf } from '../heroes.ts';
import { kindOf } from './laid.ts';
import { UNEXPLORED } from './squares.ts';

/** Whether a Feather Cloak would pass this. [treasure.use-optional] */
export function isForCloak({ table }: State<DungeonQuest>, by: TestedBy): boolean {
  const kind = kindOf(keepOf(table).tiles[fighterOf(table).square] ?? UNEXPLORED);
  return (by === 'entering' || by === 'leaving') && kind !== null && CLOAK_TILES.includes(kind);
}

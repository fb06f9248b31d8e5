import type { Wording } from '@questhall/facets';
import type { DungeonQuest } from '../types.ts';
import type { Names } from './names.ts';

/** The arena in one language, and what everything in it is called. */
export interface ArenaWording extends Wording<DungeonQuest> {
  readonly names: Names;
}

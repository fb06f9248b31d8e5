import type { Rules } from '@questhall/facets';
import { bots } from '../bots/index.ts';
import { dungeonquest } from '../game.ts';
import type { DungeonQuest } from '../types/index.ts';

export const rules: Rules<DungeonQuest> = { game: dungeonquest, bots };

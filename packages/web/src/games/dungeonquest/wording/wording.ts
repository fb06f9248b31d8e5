import type { DungeonQuest } from '@questhall/dungeonquest';
import { type ArenaWording, dungeonquest } from '@questhall/dungeonquest/facets';
import type { PageWording } from '../../../table/game/ui.ts';
import { type InLanguage, wordingIn } from '../../../texts/in-language.ts';
import { statisticsOf } from './statistics.ts';

/** The arena in one language, and what the page counts of it. */
type PageArena = ArenaWording & PageWording<DungeonQuest>;

export const useArenaWording: InLanguage<PageArena> = wordingIn(dungeonquest.words, (wording) => ({
  ...wording,
  statistics: (log, sight) => statisticsOf(log, sight, wording.names),
}));

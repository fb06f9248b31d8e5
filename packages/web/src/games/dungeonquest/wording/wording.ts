import type { DungeonQuest } from '@questhall/dungeonquest';
import { type ArenaWording, wording } from '@questhall/dungeonquest/words/en';
import type { PageWording } from '../../../table/game/ui.ts';
import { type InLanguage, inLanguage } from '../../../texts/in-language.ts';
import { statisticsOf } from './statistics.ts';

/** The arena in one language, and what the page counts of it. */
type PageArena = ArenaWording & PageWording<DungeonQuest>;

const counted = (said: ArenaWording): PageArena => ({
  ...said,
  statistics: (log, sight) => statisticsOf(log, sight, said.names),
});

export const useArenaWording: InLanguage<PageArena> = inLanguage(
  counted(wording),
  { nl: async () => counted((await import('@questhall/dungeonquest/words/nl')).wording) },
  ({ pseudoTexts, pseudoWording }) => counted({ ...pseudoWording(wording), names: pseudoTexts(wording.names) }),
);

import type { DungeonQuest } from '@questhall/dungeonquest';
import { type ArenaWording, dungeonquest } from '@questhall/dungeonquest/facets';
import type { PageWording } from '../../../table/game/ui.ts';
import { type InLanguage, wordingIn } from '../../../texts/in-language.ts';
import { keepStatisticsOf } from './keep-statistics.ts';
import { statisticsOf } from './statistics.ts';

/** The keep and the arena in one language, and what the page counts of it. */
type PageArena = ArenaWording & PageWording<DungeonQuest>;

export const useArenaWording: InLanguage<PageArena> = wordingIn(dungeonquest.words, (wording) => ({
  ...wording,
  calledNow({ view }, seat) {
    const hero = view.heroes[seat] ?? null;
    return hero === null ? null : wording.names.hero[hero.hero];
  },
  statistics: (log, sight) =>
    sight.view.keep === null ? statisticsOf(log, sight, wording.names) : keepStatisticsOf(log, sight, wording.names),
}));

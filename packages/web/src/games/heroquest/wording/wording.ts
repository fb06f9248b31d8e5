import type { HeroQuest } from '@questhall/heroquest';
import { heroquest } from '@questhall/heroquest/facets';
import type { PageWording } from '../../../table/game/ui.ts';
import { type InLanguage, loadedIn } from '../../../texts/in-language.ts';
import { statisticsOf } from './statistics.ts';

type GameWording = Awaited<ReturnType<typeof heroquest.words.en>>;

/** HeroQuest in one language, with what the page counts of it. */
export interface HeroQuestWording extends GameWording, PageWording<HeroQuest> {}

const onPage = (wording: GameWording): HeroQuestWording => ({
  ...wording,
  statistics: (log, sight) => statisticsOf(log, sight, wording.names),
});

export const useHeroQuestWording: InLanguage<HeroQuestWording> = loadedIn(
  { en: async () => onPage(await heroquest.words.en()), nl: async () => onPage(await heroquest.words.nl()) },
  ({ pseudoTexts, pseudoWording }, english) => {
    const { names, acts, figureIn, monster, quest } = english;
    return onPage({ ...pseudoWording<HeroQuest>(english), ...pseudoTexts({ names, acts, figureIn, monster, quest }) });
  },
);

import type { HeroQuest } from '@questhall/heroquest';
import { heroquest } from '@questhall/heroquest/facets';
import type { PageWording } from '../../../table/game/ui.ts';
import { type InLanguage, wordingIn } from '../../../texts/in-language.ts';
import { statisticsOf } from './statistics.ts';

type GameWording = Awaited<ReturnType<typeof heroquest.words.en>>;

/** HeroQuest in one language, with what the page counts of it. */
export interface HeroQuestWording extends GameWording, PageWording<HeroQuest> {}

export const useHeroQuestWording: InLanguage<HeroQuestWording> = wordingIn(heroquest.words, (wording) => ({
  ...wording,
  statistics: (log, sight) => statisticsOf(log, sight, wording.names),
}));

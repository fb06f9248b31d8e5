import type { Dungeoneer } from '@questhall/dungeoneer';
import { type DungeoneerWording, dungeoneer } from '@questhall/dungeoneer/facets';
import type { PageWording } from '../../../table/game/ui.ts';
import { type InLanguage, joined, wordingIn } from '../../../texts/in-language.ts';
import { statisticsOf } from './statistics.ts';
import type { TableTexts } from './texts/en.ts';
import { useTexts } from './texts/texts.ts';

/** Dungeoneer in one language, and what the page counts of it. */
export type Wording = DungeoneerWording & PageWording<Dungeoneer>;

export const useWording: InLanguage<Wording> = wordingIn(dungeoneer.words, (wording) => ({
  ...wording,
  calledNow: ({ view }, seat) => wording.heroName(view, seat),
  statistics: (log, sight) => statisticsOf(log, sight, (seat) => wording.heroName(sight.view, seat)),
}));

/** What is called by its id, and may be a card that nobody has named: then it is called by that. */
type Sort = 'card' | 'quest' | 'map' | 'hero' | 'ability' | 'category' | 'race' | 'class';

/** The page's own texts at this table, with all that the game says. */
export interface Words extends TableTexts {
  readonly says: Wording;
  called(sort: Sort, id: string): string;
}

export const useWords: InLanguage<Words> = joined(useTexts, useWording, (texts, says) => ({
  ...texts,
  says,
  called(sort, id) {
    const names: Readonly<Record<string, string>> = says.names[sort];
    return names[id] ?? id;
  },
}));

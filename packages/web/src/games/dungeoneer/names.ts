import { type DungeoneerWording, dungeoneer } from '@questhall/dungeoneer/facets';
import { type InLanguage, wordingIn } from '../../texts/in-language.ts';

/** What everything is called, in the language of the page. */
export const gameNames: InLanguage<DungeoneerWording['names']> = wordingIn(dungeoneer.words, ({ names }) => names);

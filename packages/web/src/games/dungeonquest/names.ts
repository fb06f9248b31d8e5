import { dungeonquest, type Names } from '@questhall/dungeonquest/facets';
import { type InLanguage, wordingIn } from '../../texts/in-language.ts';

/** What everybody and everything is called, in the language of the page. */
export const gameNames: InLanguage<Names> = wordingIn(dungeonquest.words, ({ names }) => names);

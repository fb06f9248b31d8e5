import type { Names } from '@questhall/heroquest/content';
import { heroquest } from '@questhall/heroquest/facets';
import { type InLanguage, wordingIn } from '../../texts/in-language.ts';

/** What everybody and everything is called, in the language of the page. */
export const gameNames: InLanguage<Names> = wordingIn(heroquest.words, ({ names }) => names);

import { NAMES, type Names } from '@questhall/dungeonquest/content';
import { type InLanguage, inLanguage } from '../../texts/in-language.ts';

/** What everybody and everything is called, in the language of the page. */
export const gameNames: InLanguage<Names> = inLanguage<Names>(NAMES, {
  nl: async () => (await import('@questhall/dungeonquest/words-nl')).DUTCH_NAMES,
});

import { type Names, wording } from '@questhall/dungeonquest/words/en';
import { type InLanguage, inLanguage } from '../../texts/in-language.ts';

/** What everybody and everything is called, in the language of the page. */
export const gameNames: InLanguage<Names> = inLanguage<Names>(wording.names, {
  nl: async () => (await import('@questhall/dungeonquest/words/nl')).wording.names,
});

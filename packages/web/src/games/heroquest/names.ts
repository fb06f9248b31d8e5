import type { Names } from '@questhall/heroquest/content';
import { heroquest } from '@questhall/heroquest/facets';
import { type InLanguage, loadedIn } from '../../texts/in-language.ts';

/** What everybody and everything is called, in the language of the page. */
export const gameNames: InLanguage<Names> = loadedIn<Names>(
  { en: async () => (await heroquest.words.en()).names, nl: async () => (await heroquest.words.nl()).names },
  ({ pseudoTexts }, names) => pseudoTexts(names),
);

import type { Gear, Names } from '@questhall/heroquest/content';
import { heroquest } from '@questhall/heroquest/facets';
import { type InLanguage, wordingIn } from '../../texts/in-language.ts';

/** What everybody and everything is called, in the language of the page. */
export const gameNames: InLanguage<Names> = wordingIn(heroquest.words, ({ names }) => names);

/** The same, and what the armory's gear does. */
export const gameThings: InLanguage<{
  readonly names: Names;
  readonly gearTraits: (gear: Gear) => readonly string[];
}> = wordingIn(heroquest.words, ({ names, gearTraits }) => ({ names, gearTraits }));

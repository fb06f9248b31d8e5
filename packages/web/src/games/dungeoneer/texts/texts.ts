import { type InLanguage, inLanguage } from '../../../texts/in-language.ts';
import { en, type GameTexts } from './en.ts';

/** What the page says of this game outside of its table, in the language of the page. */
export const gameTexts: InLanguage<GameTexts> = inLanguage<GameTexts>(en, {
  nl: async () => (await import('./nl.ts')).nl,
});

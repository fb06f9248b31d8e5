import { type InLanguage, inLanguage } from '../../../texts/in-language.ts';
import { en, type GameTexts } from './en.ts';

export const gameTexts: InLanguage<GameTexts> = inLanguage<GameTexts>(en, {
  nl: async () => (await import('./nl.ts')).nl,
});

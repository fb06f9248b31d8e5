import { type InLanguage, inLanguage } from '../../../../texts/in-language.ts';
import { en, type TownTexts } from './en.ts';

export const useTownTexts: InLanguage<TownTexts> = inLanguage<TownTexts>(en, {
  nl: async () => (await import('./nl.ts')).nl,
});

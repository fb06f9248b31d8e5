import { type InLanguage, inLanguage } from '../../../../../texts/in-language.ts';
import { en, type KeepTexts } from './en.ts';

export const useKeepTexts: InLanguage<KeepTexts> = inLanguage<KeepTexts>(en, {
  nl: async () => (await import('./nl.ts')).nl,
});

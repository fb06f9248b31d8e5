import { type InLanguage, inLanguage } from '../../../texts/in-language.ts';
import { type EndedTexts, en } from './en.ts';

export const useEndedTexts: InLanguage<EndedTexts> = inLanguage<EndedTexts>(en, {
  nl: async () => (await import('./nl.ts')).nl,
});

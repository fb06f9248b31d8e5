import { type InLanguage, inLanguage } from '../../../texts/in-language.ts';
import { type CreditsTexts, en } from './en.ts';

export const useCreditsTexts: InLanguage<CreditsTexts> = inLanguage<CreditsTexts>(en, {
  nl: async () => (await import('./nl.ts')).nl,
});

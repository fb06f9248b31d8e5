import { type InLanguage, inLanguage } from '../../texts/in-language.ts';
import { en, type FormTexts } from './en.ts';

export const useFormTexts: InLanguage<FormTexts> = inLanguage<FormTexts>(en, {
  nl: async () => (await import('./nl.ts')).nl,
});

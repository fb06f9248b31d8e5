import { type InLanguage, inLanguage } from '../../../texts/in-language.ts';
import { en, type WorkshopTexts } from './en.ts';

export const useWorkshopTexts: InLanguage<WorkshopTexts> = inLanguage<WorkshopTexts>(en, {
  nl: async () => (await import('./nl.ts')).nl,
});

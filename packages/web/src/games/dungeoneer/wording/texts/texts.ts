import { type InLanguage, inLanguage } from '../../../../texts/in-language.ts';
import { en, type TableTexts } from './en.ts';

export const useTexts: InLanguage<TableTexts> = inLanguage<TableTexts>(en, {
  nl: async () => (await import('./nl.ts')).nl,
});

import { type InLanguage, inLanguage } from '../../../../texts/in-language.ts';
import { type CardTexts, en } from './en.ts';

export const useCardTexts: InLanguage<CardTexts> = inLanguage<CardTexts>(en, {
  nl: async () => (await import('./nl.ts')).nl,
});

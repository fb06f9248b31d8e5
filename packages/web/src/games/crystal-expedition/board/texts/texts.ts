import { type InLanguage, inLanguage } from '../../../../texts/in-language.ts';
import { type BoardTexts, en } from './en.ts';

export const useBoardTexts: InLanguage<BoardTexts> = inLanguage<BoardTexts>(en, {
  nl: async () => (await import('./nl.ts')).nl,
});

import { type InLanguage, inLanguage } from '../../../texts/in-language.ts';
import { type DescribingTexts, en } from './en.ts';

export const useDescribingTexts: InLanguage<DescribingTexts> = inLanguage<DescribingTexts>(en, {
  nl: async () => (await import('./nl.ts')).nl,
});

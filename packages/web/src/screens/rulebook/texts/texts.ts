import { type InLanguage, inLanguage } from '../../../texts/in-language.ts';
import { en, type RulebookTexts } from './en.ts';

export const useRulebookTexts: InLanguage<RulebookTexts> = inLanguage<RulebookTexts>(en, {
  nl: async () => (await import('./nl.ts')).nl,
});

import { type InLanguage, inLanguage } from '../../../../texts/in-language.ts';
import { type ArenaTexts, en } from './en.ts';

export const useArenaTexts: InLanguage<ArenaTexts> = inLanguage<ArenaTexts>(en, {
  nl: async () => (await import('./nl.ts')).nl,
});

import { type InLanguage, inLanguage } from '../../../texts/in-language.ts';
import { en, type ReplayTexts } from './en.ts';

export const useReplayTexts: InLanguage<ReplayTexts> = inLanguage<ReplayTexts>(en, {
  nl: async () => (await import('./nl.ts')).nl,
});

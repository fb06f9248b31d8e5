import { type InLanguage, inLanguage } from '../../../texts/in-language.ts';
import { en, type SettingsTexts } from './en.ts';

export const useSettingsTexts: InLanguage<SettingsTexts> = inLanguage<SettingsTexts>(en, {
  nl: async () => (await import('./nl.ts')).nl,
});

import { type InLanguage, inLanguage } from '../../../../texts/in-language.ts';
import { type EditorTexts, en } from './en.ts';

export const useEditorTexts: InLanguage<EditorTexts> = inLanguage<EditorTexts>(en, {
  nl: async () => (await import('./nl.ts')).nl,
});

import type { Language } from '@questhall/facets';
import { en, type PageWords } from './en.ts';

const LOADERS: Readonly<Record<Language, () => Promise<PageWords>>> = {
  en: async () => en,
  nl: async () => (await import('./nl.ts')).nl,
};

export const loadWords = (language: Language): Promise<PageWords> => LOADERS[language]();

import { en } from './en.ts';
import { type InLanguage, inLanguage } from './in-language.ts';
import type { Texts } from './shape.ts';

/** What the page says on every screen, in its language. */
export const useTexts: InLanguage<Texts> = inLanguage<Texts>(en, { nl: async () => (await import('./nl.ts')).nl });

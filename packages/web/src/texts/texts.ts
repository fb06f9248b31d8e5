import { type Bilingual, bilingual } from './bilingual.ts';
import { en } from './en.ts';
import type { Texts } from './shape.ts';

/** The words of the page in its language. */
export const useTexts: Bilingual<Texts> = bilingual<Texts>(en, async () => (await import('./nl.ts')).nl);

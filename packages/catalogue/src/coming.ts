import type { GameCard } from '@questhall/facets';
import { type ComingWords, en } from './words/en.ts';
import { nl } from './words/nl.ts';

const coming = (id: keyof ComingWords, title: string, min: number, max: number): GameCard => ({
  id,
  title,
  seats: { min, max },
  words: { en: en[id], nl: nl[id] },
});

/** Games that will stand on this table too: the first page tells of them, and nobody can sit down at them yet. */
export const COMING: readonly GameCard[] = [coming('crystal-expedition', 'Crystal Expedition', 1, 4)];

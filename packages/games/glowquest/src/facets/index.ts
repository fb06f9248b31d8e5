import type { Facets } from '@questhall/facets';
import type { Glowquest } from '../types/index.ts';
import { card } from './card.ts';

/** Glowquest, as everybody else sees it. */
export const glowquest: Facets<Glowquest> = {
  card,
  rules: async () => (await import('./rules.ts')).rules,
  client: async () => (await import('./client.ts')).client,
  words: {
    en: async () => (await import('../words/en/index.ts')).words,
    nl: async () => (await import('../words/nl/index.ts')).dutch,
  },
  terminal: {
    en: async () => (await import('./terminal.ts')).terminal,
    nl: async () => (await import('./terminal.ts')).terminal,
  },
  study: async () => (await import('./study.ts')).study,
  odds: async () => (await import('./odds.ts')).odds,
};

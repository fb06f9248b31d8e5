import type { Facets } from '@questhall/facets';
import type { HeroQuest } from '../types/index.ts';
import { card } from './card.ts';

/** HeroQuest, as everybody else sees it. */
export const heroquest: Facets<HeroQuest> = {
  card,
  rules: async () => (await import('./rules.ts')).rules,
  client: async () => (await import('./client.ts')).client,
  words: {
    en: async () => (await import('../words/index.ts')).words,
    nl: async () => (await import('../words-nl/index.ts')).dutch,
  },
  terminal: {
    en: async () => (await import('./terminal.ts')).terminal,
    nl: async () => (await import('./terminal.ts')).terminal,
  },
  study: async () => (await import('./study.ts')).study,
  importer: async () => (await import('./importer.ts')).importer,
  odds: async () => (await import('./odds.ts')).odds,
};

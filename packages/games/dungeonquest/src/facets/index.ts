import type { Facets } from '@questhall/facets';
import type { DungeonQuest } from '../types.ts';
import { card } from './card.ts';

/** DungeonQuest, as everybody else sees it. */
export const dungeonquest: Facets<DungeonQuest> = {
  card,
  rules: async () => (await import('./rules.ts')).rules,
  client: async () => (await import('../client/index.ts')).client,
  words: {
    en: async () => (await import('../words/en/index.ts')).wording,
    nl: async () => (await import('../words/nl/index.ts')).wording,
  },
  terminal: {
    en: async () => (await import('../words/en/terminal.ts')).terminal,
    nl: async () => (await import('../words/nl/terminal.ts')).terminal,
  },
  study: async () => (await import('./study.ts')).study,
  odds: async () => (await import('./odds.ts')).odds,
};

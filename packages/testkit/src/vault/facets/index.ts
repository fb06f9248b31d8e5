import type { Facets } from '@questhall/facets';
import type { Vault } from '../types.ts';

/** The vault as a game of the house, for tests of everything that takes games from the catalogue. */
export const vaultFacets: Facets<Vault> = {
  card: {
    id: 'vault',
    title: 'The Vault',
    seats: { min: 2, max: 4 },
    words: {
      en: { text: 'A keeper hides traps, and thieves try their luck.', facts: 'A toy · 2 to 4 players' },
      nl: { text: 'Een wachter verbergt vallen, en dieven wagen het erop.', facts: 'Een speeltje · 2 tot 4 spelers' },
    },
  },
  rules: async () => (await import('./rules.ts')).rules,
  client: async () => (await import('./rules.ts')).client,
  words: {
    en: async () => (await import('./words.ts')).words,
    nl: async () => (await import('./words.ts')).words,
  },
  terminal: {
    en: async () => (await import('./terminal.ts')).terminal,
    nl: async () => (await import('./terminal.ts')).terminal,
  },
  study: async () => (await import('./study.ts')).study,
};

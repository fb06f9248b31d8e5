import type { ByLanguage, Facets } from '@questhall/facets';
import type { Dungeoneer } from '../types/index.ts';
import type { DungeoneerWording } from '../words/telling/wording.ts';
import { card } from './card.ts';

export type { DungeoneerWording } from '../words/telling/wording.ts';

/** Its own page is told a little more than everybody else. */
interface DungeoneerFacets extends Facets<Dungeoneer> {
  readonly words: ByLanguage<DungeoneerWording>;
}

/** Dungeoneer, as everybody else sees it. */
export const dungeoneer: DungeoneerFacets = {
  card,
  rules: async () => (await import('./rules.ts')).rules,
  client: async () => (await import('./client.ts')).client,
  words: {
    en: async () => (await import('../words/en/index.ts')).wording,
    nl: async () => (await import('../words/nl/index.ts')).wording,
  },
  terminal: {
    en: async () => (await import('../words/en/terminal.ts')).terminal,
    nl: async () => (await import('../words/nl/terminal.ts')).terminal,
  },
  odds: async () => (await import('./odds.ts')).odds,
  design: async () => (await import('./design.ts')).design,
  study: async () => (await import('./study.ts')).study,
};

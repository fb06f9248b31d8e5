import type { ByLanguage, Facets } from '@questhall/facets';
import type { HeroQuest } from '../types/index.ts';
import type { HeroQuestWording } from '../words/wording.ts';
import { card } from './card.ts';

/** Its wordings have the names besides that its own page needs. */
interface HeroQuestFacets extends Facets<HeroQuest> {
  readonly words: ByLanguage<HeroQuestWording>;
}

/** HeroQuest, as everybody else sees it. */
export const heroquest: HeroQuestFacets = {
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
  study: async () => (await import('./study.ts')).study,
  design: async () => (await import('./design.ts')).design,
  importer: async () => (await import('./importer.ts')).importer,
  odds: async () => (await import('./odds.ts')).odds,
};

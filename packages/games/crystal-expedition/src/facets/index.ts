import type { ByLanguage, Facets } from '@questhall/facets';
import type { CrystalExpedition } from '../types/index.ts';
import type { CrystalWording } from '../words/telling/wording.ts';
import { card } from './card.ts';

export type { CrystalWording } from '../words/telling/wording.ts';

/** Its own page is told a little more than everybody else. */
interface CrystalFacets extends Facets<CrystalExpedition> {
  readonly words: ByLanguage<CrystalWording>;
}

/** Crystal Expedition, as everybody else sees it. */
export const crystalExpedition: CrystalFacets = {
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
  design: async () => (await import('./design.ts')).design,
  study: async () => (await import('./study.ts')).study,
  odds: async () => (await import('./odds.ts')).odds,
};

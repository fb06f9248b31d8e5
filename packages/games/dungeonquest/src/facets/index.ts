import type { ByLanguage, Facets } from '@questhall/facets';
import type { DungeonQuest } from '../types/index.ts';
import type { ArenaWording } from '../words/wording.ts';
import { card } from './card.ts';

export type { Names } from '../words/names.ts';
export type { ArenaWording } from '../words/wording.ts';

/** Its wordings have the names besides that its own page needs. */
interface DungeonQuestFacets extends Facets<DungeonQuest> {
  readonly words: ByLanguage<ArenaWording>;
}

/** DungeonQuest, as everybody else sees it. */
export const dungeonquest: DungeonQuestFacets = {
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

import type { Glowquest } from '@questhall/glowquest';
import { type GlowquestWording, glowquest } from '@questhall/glowquest/facets';
import type { PageWording } from '../../../table/game/ui.ts';
import { type InLanguage, wordingIn } from '../../../texts/in-language.ts';
import { statisticsOf } from './statistics.ts';

/** Glowquest in one language, and what the page counts of it. */
export interface GlowquestPageWording extends GlowquestWording, PageWording<Glowquest> {}

export const useGlowquestWording: InLanguage<GlowquestPageWording> = wordingIn(glowquest.words, (wording) => ({
  ...wording,
  statistics: (log, sight) => statisticsOf(log, sight, wording),
}));

import type { Glowquest } from '@questhall/glowquest';
import { type GlowquestWording, glowquest } from '@questhall/glowquest/facets';
import type { PageWording } from '../../../table/game/ui.ts';
import { type InLanguage, inLanguage } from '../../../texts/in-language.ts';
import { statisticsOf } from './statistics.ts';

/** Glowquest in one language, and what the page counts of it. */
export interface GlowquestPageWording extends GlowquestWording, PageWording<Glowquest> {}

export const pageWordingOf = (wording: GlowquestWording): GlowquestPageWording => ({
  ...wording,
  statistics: (log, sight) => statisticsOf(log, sight, wording),
});

const ENGLISH = await glowquest.words.en();

export const useGlowquestWording: InLanguage<GlowquestPageWording> = inLanguage(
  pageWordingOf(ENGLISH),
  { nl: async () => pageWordingOf(await glowquest.words.nl()) },
  ({ pseudoTexts, pseudoWording }) => pageWordingOf({ ...pseudoTexts(ENGLISH), ...pseudoWording(ENGLISH) }),
);

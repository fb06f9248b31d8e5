import type { CrystalExpedition } from '@questhall/crystal-expedition';
import { type CrystalWording, crystalExpedition } from '@questhall/crystal-expedition/facets';
import type { PageWording } from '../../table/game/ui.ts';
import { type InLanguage, wordingIn } from '../../texts/in-language.ts';
import { statisticsOf } from './statistics.ts';

/** Crystal Expedition in one language, and what the page counts of it. */
export interface CrystalPageWording extends CrystalWording, PageWording<CrystalExpedition> {}

export const useCrystalWording: InLanguage<CrystalPageWording> = wordingIn(crystalExpedition.words, (wording) => ({
  ...wording,
  statistics: (log, sight) => statisticsOf(log, sight, wording),
}));

import { type InLanguage, joined } from '../../../texts/in-language.ts';
import { type CrystalPageWording, useCrystalWording } from '../wording.ts';
import type { TownTexts } from './texts/en.ts';
import { useTownTexts } from './texts/texts.ts';

/** The texts of Town, with what the game calls people and things. */
export interface TownWords extends CrystalPageWording {
  readonly town: TownTexts;
}

export const useTownWords: InLanguage<TownWords> = joined(useTownTexts, useCrystalWording, (town, wording) => ({
  ...wording,
  town,
}));

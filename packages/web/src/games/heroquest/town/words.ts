import type { Gear, Names } from '@questhall/heroquest/content';
import { type InLanguage, joined } from '../../../texts/in-language.ts';
import { gameThings } from '../names.ts';
import type { TownTexts } from './texts/en.ts';
import { useTownTexts } from './texts/texts.ts';

/** The texts of town and sheets, with what the game calls people and things. */
export interface TownWords extends TownTexts {
  readonly names: Names;
  /** What a piece from the armory does, in the order one asks. */
  gearTraits(gear: Gear): readonly string[];
}

/** The words of the town in the language of the page. */
export const useTownWords: InLanguage<TownWords> = joined(useTownTexts, gameThings, (texts, things) => ({
  ...texts,
  ...things,
}));

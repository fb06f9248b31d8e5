import type { Names } from '@questhall/heroquest/content';
import { type InLanguage, joined } from '../../../texts/in-language.ts';
import { gameNames } from '../names.ts';
import type { TownTexts } from './texts/en.ts';
import { useTownTexts } from './texts/texts.ts';

/** The texts of town and sheets, with what the game calls people and things. */
export interface TownWords extends TownTexts {
  readonly names: Names;
}

/** The words of the town in the language of the page. */
export const useTownWords: InLanguage<TownWords> = joined(useTownTexts, gameNames, (texts, names) => ({
  ...texts,
  names,
}));

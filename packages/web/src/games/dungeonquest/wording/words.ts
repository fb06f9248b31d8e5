import type { Names } from '@questhall/dungeonquest/facets';
import { type InLanguage, joined } from '../../../texts/in-language.ts';
import type { ArenaTexts } from './texts/en.ts';
import { useArenaTexts } from './texts/texts.ts';
import { useArenaWording } from './wording.ts';

/** The arena's own texts, with the game's names that go into them. */
export interface ArenaWords extends ArenaTexts {
  readonly names: Names;
}

/** The words of the arena in the language of the page. */
export const useArenaWords: InLanguage<ArenaWords> = joined(useArenaTexts, useArenaWording, (texts, { names }) => ({
  ...texts,
  names,
}));

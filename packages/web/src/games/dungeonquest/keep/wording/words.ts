import type { ArenaWording } from '@questhall/dungeonquest/facets';
import { type InLanguage, joined } from '../../../../texts/in-language.ts';
import { useArenaWording } from '../../wording/wording.ts';
import type { KeepTexts } from './texts/en.ts';
import { useKeepTexts } from './texts/texts.ts';

/** The page's own texts around the map, with all that the game says. */
export interface KeepWords extends KeepTexts {
  readonly says: ArenaWording;
}

export const useKeepWords: InLanguage<KeepWords> = joined(useKeepTexts, useArenaWording, (texts, says) => ({
  ...texts,
  says,
}));

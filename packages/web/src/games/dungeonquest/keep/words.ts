import type { ArenaWording } from '@questhall/dungeonquest/facets';
import type { DescribingTexts } from '../../../board/describing/texts/en.ts';
import { useDescribingTexts } from '../../../board/describing/texts/texts.ts';
import { type InLanguage, joined } from '../../../texts/in-language.ts';
import { useArenaWording } from '../wording/wording.ts';
import type { KeepTexts } from './texts/en.ts';
import { useKeepTexts } from './texts/texts.ts';

/** The board's own texts, with the game's names and sentences that go into them. */
export interface KeepWords extends KeepTexts, Pick<ArenaWording, 'names' | 'place' | 'action'> {
  readonly describing: DescribingTexts;
}

const useOwnTexts = joined(useKeepTexts, useDescribingTexts, (texts, describing) => ({ ...texts, describing }));

/** The words of the keep in the language of the page. */
export const useKeepWords: InLanguage<KeepWords> = joined(
  useOwnTexts,
  useArenaWording,
  (texts, { names, place, action }) => ({ ...texts, names, place, action }),
);

import type { DescribingTexts } from '../../../board/describing/texts/en.ts';
import { useDescribingTexts } from '../../../board/describing/texts/texts.ts';
import { type InLanguage, joined } from '../../../texts/in-language.ts';
import { type HeroQuestWording, useHeroQuestWording } from '../wording/wording.ts';
import type { BoardTexts } from './texts/en.ts';
import { useBoardTexts } from './texts/texts.ts';

/** The board's own texts, with the game's names and sentences that go into them. */
export interface BoardWords
  extends BoardTexts,
    Pick<HeroQuestWording, 'names' | 'acts' | 'spellLine' | 'figureIn' | 'action'> {
  readonly describing: DescribingTexts;
}

const useOwnTexts = joined(useBoardTexts, useDescribingTexts, (texts, describing) => ({ ...texts, describing }));

/** The words of the board in the language of the page. */
export const useBoardWords: InLanguage<BoardWords> = joined(useOwnTexts, useHeroQuestWording, (texts, wording) => ({
  ...wording,
  ...texts,
}));

import { useMemo } from 'react';
import { useLanguage } from '../../../texts/language.ts';
import { type HeroQuestTongue, useHeroQuestTongue } from '../tongue/tongue.ts';
import { type BoardTexts, TEXTS } from './texts.ts';

/** The board's own texts, with the game's names and sentences that go into them. */
export interface BoardWords extends BoardTexts, Pick<HeroQuestTongue, 'names' | 'figureIn' | 'action'> {}

const wordsOf = (texts: BoardTexts, { names, figureIn, action }: HeroQuestTongue): BoardWords => ({
  ...texts,
  names,
  figureIn,
  action,
});

/** The words of the board in the language of the page. */
export function useBoardWords(): BoardWords {
  const texts = TEXTS[useLanguage()];
  const tongue = useHeroQuestTongue();
  return useMemo(() => wordsOf(texts, tongue), [texts, tongue]);
}

import { useMemo } from 'react';
import { useLanguage } from '../../../texts/language.ts';
import { type HeroQuestWording, useHeroQuestWording } from '../wording/wording.ts';
import { type BoardTexts, TEXTS } from './texts.ts';

/** The board's own texts, with the game's names and sentences that go into them. */
export interface BoardWords extends BoardTexts, Pick<HeroQuestWording, 'names' | 'acts' | 'figureIn' | 'action'> {}

const wordsOf = (texts: BoardTexts, { names, acts, figureIn, action }: HeroQuestWording): BoardWords => ({
  ...texts,
  names,
  acts,
  figureIn,
  action,
});

/** The words of the board in the language of the page. */
export function useBoardWords(): BoardWords {
  const texts = TEXTS[useLanguage()];
  const wording = useHeroQuestWording();
  return useMemo(() => wordsOf(texts, wording), [texts, wording]);
}

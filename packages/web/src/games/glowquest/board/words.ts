import { useMemo } from 'react';
import { useLanguage } from '../../../texts/language.ts';
import { type GlowquestWording, useGlowquestWording } from '../wording/wording.ts';
import { type BoardTexts, TEXTS } from './texts.ts';

/** The board's own texts, with the game's names and sentences that go into them. */
export interface BoardWords
  extends BoardTexts,
    Pick<
      GlowquestWording,
      'names' | 'figureIn' | 'question' | 'action' | 'effect' | 'benefit' | 'sayBenefit' | 'base'
    > {}

/** The words of the board in the language of the page. */
export function useBoardWords(): BoardWords {
  const texts = TEXTS[useLanguage()];
  const wording = useGlowquestWording();
  return useMemo(() => wordsOf(texts, wording), [texts, wording]);
}

const wordsOf = (
  texts: BoardTexts,
  {
    names,
    figureIn,
    question,
    action,
    effect,
    benefit,
    sayBenefit,
    base,
  }: Pick<GlowquestWording, Exclude<keyof BoardWords, keyof BoardTexts>>,
): BoardWords => ({ ...texts, names, figureIn, question, action, effect, benefit, sayBenefit, base });

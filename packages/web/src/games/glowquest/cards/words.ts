import { useMemo } from 'react';
import { useLanguage } from '../../../texts/language.ts';
import { type GlowquestWording, useGlowquestWording } from '../wording/wording.ts';
import { type CardTexts, TEXTS } from './texts.ts';

/** The words of cards and sheets, with the game's names and sentences. */
export interface CardWords
  extends CardTexts,
    Pick<GlowquestWording, 'names' | 'phrases' | 'figureIn' | 'action' | 'event' | 'effect' | 'base'> {}

export function useCardWords(): CardWords {
  const texts = TEXTS[useLanguage()];
  const { names, phrases, figureIn, action, event, effect, base } = useGlowquestWording();
  return useMemo(
    () => ({ ...texts, names, phrases, figureIn, action, event, effect, base }),
    [texts, names, phrases, figureIn, action, event, effect, base],
  );
}

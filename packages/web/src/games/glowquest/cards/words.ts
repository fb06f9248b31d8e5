import { useMemo } from 'react';
import { useLanguage } from '../../../texts/language.ts';
import { type GlowquestPageWording, useGlowquestWording } from '../wording/wording.ts';
import { type CardTexts, TEXTS } from './texts.ts';

/** The words of cards and sheets, with the game's names and sentences. */
export interface CardWords extends CardTexts, GlowquestPageWording {}

export function useCardWords(): CardWords {
  const texts = TEXTS[useLanguage()];
  const wording = useGlowquestWording();
  return useMemo(() => ({ ...wording, ...texts }), [texts, wording]);
}

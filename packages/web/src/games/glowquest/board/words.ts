import { useMemo } from 'react';
import { useLanguage } from '../../../texts/language.ts';
import { type GlowquestPageWording, useGlowquestWording } from '../wording/wording.ts';
import { type BoardTexts, TEXTS } from './texts.ts';

/** The board's own texts, with the game's names and sentences that go into them. */
export interface BoardWords extends BoardTexts, GlowquestPageWording {}

/** The words of the board in the language of the page. */
export function useBoardWords(): BoardWords {
  const texts = TEXTS[useLanguage()];
  const wording = useGlowquestWording();
  return useMemo(() => ({ ...texts, ...wording }), [texts, wording]);
}

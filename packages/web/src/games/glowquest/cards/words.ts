import { type InLanguage, joined } from '../../../texts/in-language.ts';
import { type GlowquestPageWording, useGlowquestWording } from '../wording/wording.ts';
import type { CardTexts } from './texts/en.ts';
import { useCardTexts } from './texts/texts.ts';

/** The words of cards and sheets, with the game's names and sentences. */
export interface CardWords extends CardTexts, GlowquestPageWording {}

export const useCardWords: InLanguage<CardWords> = joined(useCardTexts, useGlowquestWording, (texts, wording) => ({
  ...wording,
  ...texts,
}));

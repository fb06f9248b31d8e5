import type { Glowquest } from '@questhall/glowquest';
import { type InLanguage, joined } from '../../../texts/in-language.ts';
import type { TileWords } from '../../../tiles/game.ts';
import { useTileTexts } from '../../../tiles/texts/texts.ts';
import { type GlowquestPageWording, useGlowquestWording } from '../wording/wording.ts';
import type { BoardTexts } from './texts/en.ts';
import { useBoardTexts } from './texts/texts.ts';

/** The board's own texts, with the game's names and sentences that go into them. */
export interface BoardWords
  extends TileWords<Glowquest>,
    BoardTexts,
    Omit<GlowquestPageWording, keyof TileWords<Glowquest>> {}

const useOwnTexts = joined(useBoardTexts, useTileTexts, (texts, shared) => ({ ...shared, ...texts }));

/** The words of the board in the language of the page. */
export const useBoardWords: InLanguage<BoardWords> = joined(useOwnTexts, useGlowquestWording, (texts, wording) => ({
  ...wording,
  ...texts,
}));

import type { CrystalExpedition } from '@questhall/crystal-expedition';
import { type InLanguage, joined } from '../../../texts/in-language.ts';
import type { TileWords } from '../../../tiles/game.ts';
import { useTileTexts } from '../../../tiles/texts/texts.ts';
import { type CrystalPageWording, useCrystalWording } from '../wording.ts';
import type { BoardTexts } from './texts/en.ts';
import { useBoardTexts } from './texts/texts.ts';

type Shared = TileWords<CrystalExpedition>;

/** The board's own texts, with the game's names and sentences that go into them. */
export interface BoardWords extends Shared, Omit<CrystalPageWording, keyof Shared> {
  readonly own: BoardTexts;
}

const useTexts = joined(useBoardTexts, useTileTexts, (own, shared) => ({ ...shared, own, board: own.board }));

export const useBoardWords: InLanguage<BoardWords> = joined(useTexts, useCrystalWording, (texts, wording) => ({
  ...wording,
  ...texts,
  odds: (view, actor, action) => (actor === null ? '' : wording.odds(view, actor, action)),
}));

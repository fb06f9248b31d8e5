import type { CardWords } from '@questhall/facets';

/** What lists say of the game. */
export const CARD: CardWords = {
  text: 'Heroes set out from their Town into dungeons full of Crystals, and come back richer, wiser, or carried.',
  facts: 'An open campaign · 1 to 3 players',
};

import type { CardWords } from '@questhall/facets';

/** What lists say of the game. */
export const CARD: CardWords = {
  text: 'Out of Town into dungeons full of Crystals, and home again richer, wiser or carried.',
  facts: 'An open campaign · 1 to 3 players',
};

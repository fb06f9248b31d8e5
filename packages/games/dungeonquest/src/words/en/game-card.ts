import type { CardWords } from '@questhall/facets';

/** What lists say of the game. */
export const CARD: CardWords = {
  text: 'One hero and one monster step into the ring, and one of them walks out.',
  facts: 'The arena · 1 to 4 players',
};

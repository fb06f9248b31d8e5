import type { CardWords } from '@questhall/facets';

/** What lists say of the game. */
export const CARD: CardWords = {
  text: 'Three heroes, a dungeon that grows with every step, and things that shine in it.',
  facts: 'One expedition · 1 to 4 players',
};

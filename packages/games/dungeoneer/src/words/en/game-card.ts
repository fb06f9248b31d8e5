import type { CardWords } from '@questhall/facets';

/** What lists say of the game. */
export const CARD: CardWords = {
  text: 'Everybody is a hero, and everybody is everybody else’s Dungeonlord.',
  facts: 'Four sets, alone or together · 2 to 4 players',
};

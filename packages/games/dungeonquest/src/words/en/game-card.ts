import type { CardWords } from '@questhall/facets';

/** What lists say of the game. */
export const CARD: CardWords = {
  text: 'Into the ruined keep, past whatever waits behind its doors, to the dragon’s hoard, and out again before sunset.',
  facts: '1 to 4 players · or one fight in the arena',
};

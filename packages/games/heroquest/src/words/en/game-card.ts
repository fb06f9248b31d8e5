import type { CardWords } from '@questhall/facets';

/** What lists say of the game. */
export const CARD: CardWords = {
  text: 'Four heroes go down into the dark, and Zargon waits behind every door.',
  facts: '14 quests · 1 to 5 players',
  first:
    'Lead four heroes through their first quest. The program plays Zargon, keeps the rules, and says why when something is not allowed.',
};

import type { CardWords } from '@questhall/facets';

/** What lists say of the game. */
export const CARD: CardWords = {
  text: 'Iedereen is held, en iedereen is de Kerkerheer van alle anderen.',
  facts: 'Vier sets, los of samen · 2 tot 4 spelers',
};

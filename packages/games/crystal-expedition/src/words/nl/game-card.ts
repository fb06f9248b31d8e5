import type { CardWords } from '@questhall/facets';

/** What lists say of the game. */
export const CARD: CardWords = {
  text: 'Helden trekken uit hun Stad naar kerkers vol Kristallen, en komen rijker, wijzer of gedragen terug.',
  facts: 'Een open campagne · 1 tot 3 spelers',
};

import type { CardWords } from '@questhall/facets';

export const CARD: CardWords = {
  text: 'Eén held en één monster stappen in de ring, en één loopt er weer uit.',
  facts: 'De arena · 1 tot 4 spelers',
};

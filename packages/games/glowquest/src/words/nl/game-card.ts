import type { CardWords } from '@questhall/facets';

export const CARD: CardWords = {
  text: 'Drie helden, een kerker die met elke stap groeit, en dingen die er gloeien.',
  facts: 'Eén expeditie · 1 tot 4 spelers',
};

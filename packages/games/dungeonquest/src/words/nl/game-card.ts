import type { CardWords } from '@questhall/facets';

export const CARD: CardWords = {
  text: 'De vervallen burcht in, langs alles wat er achter de deuren wacht, naar de schat van de draak, en er weer uit voor de zon ondergaat.',
  facts: '1 tot 4 spelers · of één gevecht in de arena',
};

import type { CardWords } from '@questhall/facets';

export const CARD: CardWords = {
  text: 'Vier helden dalen af in het donker, en achter elke deur wacht Zargon.',
  facts: '14 queesten · 1 tot 5 spelers',
  first:
    'Leid vier helden door hun eerste queeste. Het programma speelt Zargon, let op de regels, en zegt waarom als iets niet mag.',
};

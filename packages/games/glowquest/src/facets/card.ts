import type { GameCard } from '@questhall/facets';
import { SEATS } from '../seats.ts';

export const card: GameCard = {
  id: 'glowquest',
  title: 'Glowquest',
  seats: SEATS,
  words: {
    en: {
      text: 'Three heroes, a dungeon that grows with every step, and things that shine in it.',
      facts: 'One expedition · 1 to 4 players',
    },
    nl: {
      text: 'Drie helden, een kerker die met elke stap groeit, en dingen die er gloeien.',
      facts: 'Eén expeditie · 1 tot 4 spelers',
    },
  },
};

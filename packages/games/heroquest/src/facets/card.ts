import type { GameCard } from '@questhall/facets';
import { SEATS } from '../seats.ts';

export const card: GameCard = {
  id: 'heroquest',
  title: 'HeroQuest',
  seats: SEATS,
  words: {
    en: {
      text: 'Four heroes go down into the dark, and Zargon waits behind every door.',
      facts: '14 quests · 1 to 5 players',
    },
    nl: {
      text: 'Vier helden dalen af in het donker, en achter elke deur wacht Zargon.',
      facts: '14 queesten · 1 tot 5 spelers',
    },
  },
};

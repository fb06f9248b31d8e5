import type { GameCard } from '@questhall/facets';
import { SEATS } from '../seats.ts';

export const card: GameCard = {
  id: 'dungeonquest',
  title: 'DungeonQuest',
  seats: SEATS,
  words: {
    en: {
      text: 'One hero and one monster step into the ring, and one of them walks out.',
      facts: 'The arena · 1 to 4 players',
    },
    nl: {
      text: 'Eén held en één monster stappen in de ring, en één loopt er weer uit.',
      facts: 'De arena · 1 tot 4 spelers',
    },
  },
};

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
      first:
        'Lead four heroes through their first quest. The program plays Zargon, keeps the rules, and says why when something is not allowed.',
    },
    nl: {
      text: 'Vier helden dalen af in het donker, en achter elke deur wacht Zargon.',
      facts: '14 queesten · 1 tot 5 spelers',
      first:
        'Leid vier helden door hun eerste queeste. Het programma speelt Zargon, let op de regels, en zegt waarom als iets niet mag.',
    },
  },
};

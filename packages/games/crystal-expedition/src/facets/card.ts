import type { GameCard } from '@questhall/facets';
import { SEATS } from '../seats.ts';
import { CARD as en } from '../words/en/game-card.ts';
import { CARD as nl } from '../words/nl/game-card.ts';

export const card: GameCard = {
  id: 'crystal-expedition',
  title: 'Crystal Expedition',
  seats: SEATS,
  words: { en, nl },
};

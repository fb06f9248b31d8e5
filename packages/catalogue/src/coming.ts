import type { GameCard } from '@questhall/facets';

/** Games that will stand on this table too: the first page tells of them, and nobody can sit down at them yet. */
export const COMING: readonly GameCard[] = [
  {
    id: 'dungeoneer',
    title: 'Dungeoneer',
    seats: { min: 2, max: 4 },
    words: {
      en: { text: 'Everybody is a hero, and everybody is everybody else’s Dungeonlord.', facts: '2 to 4 players' },
      nl: { text: 'Iedereen is held, en iedereen is de Kerkermeester van alle anderen.', facts: '2 tot 4 spelers' },
    },
  },
  {
    id: 'crystal-expedition',
    title: 'Crystal Expedition',
    seats: { min: 1, max: 4 },
    words: {
      en: { text: 'A town, a wagon, and dungeons whose crystals light the way home.', facts: '1 to 4 players' },
      nl: {
        text: 'Een stad, een kar, en kerkers met kristallen die je de weg naar huis wijzen.',
        facts: '1 tot 4 spelers',
      },
    },
  },
];

import type { ComingWords } from './en.ts';

export const nl: ComingWords = {
  dungeoneer: {
    text: 'Iedereen is held, en iedereen is de Kerkermeester van alle anderen.',
    facts: '2 tot 4 spelers',
  },
  'crystal-expedition': {
    text: 'Een stad, een kar, en kerkers met kristallen die je de weg naar huis wijzen.',
    facts: '1 tot 4 spelers',
  },
};

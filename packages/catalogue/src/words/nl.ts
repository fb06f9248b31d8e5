import type { ComingWords } from './en.ts';

export const nl: ComingWords = {
  'crystal-expedition': {
    text: 'Een stad, een kar, en kerkers met kristallen die je de weg naar huis wijzen.',
    facts: '1 tot 4 spelers',
  },
};

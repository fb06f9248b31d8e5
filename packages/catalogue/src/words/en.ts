import type { CardWords } from '@questhall/facets';

/** What is told of games that are still to come. */
export type ComingWords = Readonly<Record<'dungeoneer' | 'crystal-expedition', CardWords>>;

export const en: ComingWords = {
  dungeoneer: {
    text: 'Everybody is a hero, and everybody is everybody else’s Dungeonlord.',
    facts: '2 to 4 players',
  },
  'crystal-expedition': {
    text: 'A town, a wagon, and dungeons whose crystals light the way home.',
    facts: '1 to 4 players',
  },
};

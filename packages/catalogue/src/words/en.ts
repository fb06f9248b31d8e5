import type { CardWords } from '@questhall/facets';

/** What is told of games that are still to come. */
export type ComingWords = Readonly<Record<'crystal-expedition', CardWords>>;

export const en: ComingWords = {
  'crystal-expedition': {
    text: 'A town, a wagon, and dungeons whose crystals light the way home.',
    facts: '1 to 4 players',
  },
};

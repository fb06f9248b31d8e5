import type { Wide } from '../../../texts/shape.ts';

/** What the page says around the rules of a game. */
export const en = {
  title: (game: string): string => `The rules of ${game}`,
  search: 'Search the rules',
  found: (n: number): string => (n === 0 ? 'No rule has these words in it.' : `${n} ${n === 1 ? 'rule' : 'rules'}`),
  sections: 'Contents',
  everywhere: 'At every table',
  house: 'House rules',
  houseMark: 'House rule',
  changes: 'Changes',
  sets: 'Sets',
  changedBy: 'Changed by',
  linkTo: (title: string): string => `Link to the rule “${title}”`,
  origins: { source: '', ruling: 'our ruling', authored: 'written by us' },
  unknown: (id: string): string => `There is no rule called ${id} in this book.`,
  kernelText: 'What every table refuses, whatever is played on it.',
} as const;

export type RulebookTexts = Wide<typeof en>;

import { type BookWords, englishBook } from '@questhall/facets';
import { type Rule, rulebook } from '../../rulebook/index.ts';

/** The rulebook is written in English. */
export const book: BookWords<Rule> = englishBook(rulebook);

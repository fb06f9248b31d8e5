import { type BookWords, englishBook } from '@questhall/facets';
import { type Rule, rulebook } from '../../rulebook/index.ts';

/** The rulebook is written in English; a table of the keep names its house rules too. */
export const book: BookWords<Rule> = englishBook(rulebook);

import type { GoldenTable } from '../golden-tables.ts';
import { figuresAt, figuresIn, type Ledger } from './ledger.ts';

/**
 * A rule, what is counted in its words, and how the table says it. A second word behind the rule's id tells two figures
 * of one rule apart.
 */
export type Counted = readonly [rule: string, pattern: RegExp, figures: string];

/**
 * Figures that stand in the words of cards, each in a row of a table that begins with its rule, and in those of rules.
 */
export const figuresInWords = (ledger: Ledger, cards: readonly Counted[], rules: readonly Counted[]): GoldenTable => ({
  name: 'figures-in-words',
  source: 'the rules of these names',
  columns: ['rule', 'figures'],
  rows: [
    ...cards.map(([rule, pattern, text]) => [rule, said(text, figuresAt(ledger, `| \`${rule}\` |`, pattern))]),
    ...rules.map(([rule, pattern, text]) => [rule, said(text, figuresIn(ledger, rule.split(' ')[0] ?? '', pattern))]),
  ],
});

const said = (text: string, figures: readonly string[]): string =>
  text.replaceAll(/\$(\d)/g, (_, at) => figures[Number(at) - 1] ?? '');

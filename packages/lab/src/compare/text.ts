import type { About } from '../about.ts';
import { capital, count } from '../report/figures.ts';
import { type Pace, paceText } from '../report/pace.ts';
import { nameSide } from './naming.ts';
import type { Comparison } from './report.ts';
import { countRows, mainRows, type Row } from './rows.ts';
import { answerOf, PLAIN_WORDS, wonText } from './saying.ts';

/** So many of a kind are printed; the page and the JSON have them all. */
const ROWS_MAX = 8;

/** A comparison to read in a terminal: a line each, to be broken by whoever prints them. */
export function comparisonLines(
  comparison: Comparison,
  [a, b]: readonly [About, About],
  pace: Pace | null = null,
): readonly string[] {
  const main = mainRows(comparison);
  const others = countRows(comparison, a).filter(({ rows }) => rows.length > 0);
  const all = [...main, ...others.flatMap(({ rows }) => rows.slice(0, ROWS_MAX))];
  const width = Math.max(...all.map(({ what }) => what.length));
  const strengths = new Map([...a.strengths, ...b.strengths]);
  return [
    `A  ${nameSide(a, comparison.a.label)}`,
    `B  ${nameSide(b, comparison.b.label)}`,
    `   ${a.gameTitle}, edition ${comparison.a.edition}: ${count(comparison.pairs, 'pair')} of games, seed ${comparison.seed}`,
    ...[...strengths].map(([player, strength]) => `   ${player}: ${strength}`),
    '',
    answerOf(comparison),
    '',
    headOf(width),
    ...main.map((row) => lineOf(row, width)),
    ...others.flatMap(({ title, rows }) => [
      '',
      `  ${capital(title)}, a game`,
      ...rows.slice(0, ROWS_MAX).map((row) => lineOf(row, width)),
      ...(rows.length > ROWS_MAX ? [`  and ${rows.length - ROWS_MAX} more that differ less; --json has them all`] : []),
    ]),
    '',
    `  * surely differs. ${wonText(comparison.won)}`,
    ...PLAIN_WORDS.map((line) => `  ${line}`),
    ...(pace === null ? [] : ['', `  ${paceText(pace)}`]),
  ];
}

const headOf = (width: number): string =>
  `  ${''.padEnd(width)} ${'A'.padStart(9)} ${'B'.padStart(9)} ${'B less A'.padStart(9)}   surely between`;

const lineOf = ({ what, a, b, difference, between, isSure }: Row, width: number): string =>
  `  ${what.padEnd(width)} ${a.padStart(9)} ${b.padStart(9)} ${difference.padStart(9)}   ${between}${isSure ? ' *' : ''}`;

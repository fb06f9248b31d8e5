import { type About, nameOf, settingsLine } from '../about.ts';
import { brief, count, percent } from './figures.ts';
import { type Pace, paceText } from './pace.ts';
import type { Report } from './report.ts';

const interval = ([low, high]: readonly [number, number]): string => `${brief(low)} and ${brief(high)}`;

/** So many of a kind are printed; the page and the JSON have them all. */
const NAMED_MAX = 12;

const PLAIN_WORDS = [
  '  Between: of twenty such intervals nineteen hold the true value; four times as many games make them half as wide.',
  '  ±: how much single games differ; about two in three lie no farther from the average.',
];

/** A report to read in a terminal, and how fast it was played if that is known. */
export function textReport(report: Report, about: About, pace: Pace | null = null): string {
  const { games, gamesWanted, measures } = report;
  const settings = settingsLine(about);
  return `${[
    about.title,
    `  ${about.gameTitle}, edition ${report.edition}: ${count(games, 'game')}${games < gamesWanted ? ` of ${gamesWanted.toLocaleString('en')}` : ''}, seed ${report.seed}`,
    ...(settings === '' ? [] : [`  set: ${settings}`]),
    ...about.strengths.map(([player, strength]) => `  ${player}: ${strength}`),
    '',
    ...wonLines(report),
    '',
    ...endingLines(report),
    '',
    ...measureLines(measures),
    ...countLines(report, about),
    '',
    ...PLAIN_WORDS,
    ...(pace === null ? [] : ['', `  ${paceText(pace)}`]),
  ].join('\n')}\n`;
}

function wonLines({ winner, winRate, ci95, wins, exact }: Report): readonly string[] {
  const won = `  won by ${winner} ${brief(winRate).padStart(8)}   between ${interval(ci95)}   (${count(wins, 'game')})`;
  if (exact === null) return [won];
  const isWithin = exact >= ci95[0] && exact <= ci95[1];
  const where = isWithin ? 'within that interval' : 'outside that interval, as one run in twenty is by chance';
  return [won, `  as computed     ${percent(exact).padStart(9)}   ${where}`];
}

const endingLines = ({ endings }: Report): readonly string[] =>
  endings.map(
    ({ ending, rate, ci95 }) => `  ${ending.padEnd(24)} ${brief(rate).padStart(8)}   between ${interval(ci95)}`,
  );

function measureLines(measures: Report['measures']): readonly string[] {
  const widest = Math.max(0, ...Object.keys(measures).map((name) => name.length));
  return Object.entries(measures).map(
    ([name, { mean, deviation, min, median, p95, max }]) =>
      `  ${name.padEnd(widest)}   ${mean.toFixed(2)} ± ${deviation.toFixed(2)} a game   half at most ${short(median)}   19 of 20 at most ${short(p95)}   from ${short(min)} to ${short(max)}`,
  );
}

const short = (n: number): string => String(Math.round(n * 100) / 100);

function countLines({ counts, games }: Report, about: About): readonly string[] {
  return Object.entries(counts).flatMap(([kind, sums]) => {
    if (Object.keys(sums).length === 0) return [];
    const sorted = Object.entries(sums).toSorted(([, one], [, other]) => other - one);
    const named = sorted
      .slice(0, NAMED_MAX)
      .map(([what, n]) => `${nameOf(about, what)} ${(n / Math.max(1, games)).toFixed(2)}`);
    const more = sorted.length - named.length;
    return ['', `  ${kind}, a game: ${named.join('   ')}${more > 0 ? `   and ${more} more` : ''}`];
  });
}

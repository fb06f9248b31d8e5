import { type Pace, paceText } from './pace.ts';
import type { Report } from './report.ts';
import { count, percent, settingsOf } from './settings.ts';

const interval = ([low, high]: readonly [number, number]): string => `${percent(low)} and ${percent(high)}`;

/** A report to read in a terminal, and how fast it was played if that is known. */
export function textReport(report: Report, pace: Pace | null = null): string {
  const { games, gamesWanted, wins, winRate, ci95, exact, endings, measures, counts } = report;
  const lines = [
    `${report.game}, edition ${report.edition}: ${count(games, 'game')}${games < gamesWanted ? ` of ${gamesWanted.toLocaleString('en')}` : ''}`,
    `  ${settingsOf(report).join('  ')}`,
    `  players ${report.players.join(', ')}   seed ${report.seed}`,
    '',
    `  won by ${report.winner} ${percent(winRate).padStart(9)}   95 % between ${interval(ci95)}   (${count(wins, 'game')})`,
  ];
  if (exact !== null) {
    const isWithin = exact >= ci95[0] && exact <= ci95[1];
    lines.push(
      `  as computed     ${percent(exact).padStart(9)}   ${isWithin ? 'within that interval' : 'outside that interval, as one run in twenty is by chance'}`,
    );
  }
  lines.push(
    '',
    ...endings.map(
      ({ ending, rate, ci95: ci }) =>
        `  ${ending.padEnd(20)} ${percent(rate).padStart(9)}   95 % between ${interval(ci)}`,
    ),
    '',
  );
  const widest = Math.max(0, ...Object.keys(measures).map((name) => name.length));
  for (const [name, { mean, deviation, min, median, p95, max }] of Object.entries(measures)) {
    lines.push(
      `  ${name.padEnd(widest)}   mean ${mean.toFixed(2)} ± ${deviation.toFixed(2)}   median ${median}   95 % at most ${p95}   from ${min} to ${max}`,
    );
  }
  for (const [kind, sums] of Object.entries(counts)) {
    const perGame = Object.entries(sums).map(([what, n]) => `${what} ${(n / Math.max(1, games)).toFixed(2)}`);
    lines.push('', `  ${kind}, a game: ${perGame.join('   ')}`);
  }
  if (pace !== null) lines.push('', `  ${paceText(pace)}`);
  return `${lines.join('\n')}\n`;
}

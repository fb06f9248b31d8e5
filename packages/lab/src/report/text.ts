import type { Report } from './report.ts';

export const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

const whole = new Intl.NumberFormat('en');
const interval = ([low, high]: readonly [number, number]): string => `${percent(low)} to ${percent(high)}`;

/** A report to read in a terminal. */
export function textReport(report: Report): string {
  const { games, gamesWanted, wins, winRate, ci95, exact, endings, measures } = report;
  const settings = Object.entries(report.options ?? {}).flatMap(([name, value]) =>
    value === null || value === false ? [] : [`${name}=${value}`],
  );
  const lines = [
    `${report.game}, edition ${report.edition}: ${whole.format(games)} games${games < gamesWanted ? ` of ${whole.format(gamesWanted)}` : ''}`,
    `  ${settings.join('  ')}`,
    `  players ${report.players.join(', ')}   seed ${report.seed}`,
    '',
    `  won        ${percent(winRate).padStart(9)}   95 % between ${interval(ci95)}   (${whole.format(wins)} games)`,
  ];
  if (exact !== null) {
    const isWithin = exact >= ci95[0] && exact <= ci95[1];
    lines.push(`  computed   ${percent(exact).padStart(9)}   ${isWithin ? 'within' : 'outside'} that interval`);
  }
  lines.push(
    '',
    ...endings.map(({ ending, rate, ci95: ci }) => `  ${ending.padEnd(20)} ${percent(rate).padStart(9)}   ${interval(ci)}`),
    '',
  );
  const widest = Math.max(0, ...Object.keys(measures).map((name) => name.length));
  for (const [name, { mean, deviation, min, median, p95, max }] of Object.entries(measures)) {
    lines.push(
      `  ${name.padEnd(widest)}   mean ${mean.toFixed(2)} ± ${deviation.toFixed(2)}   median ${median}   95 % below ${p95}   ${min} to ${max}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

import { type Pace, paceText } from './pace.ts';
import type { Report } from './report.ts';
import { count, percent, settingsOf } from './settings.ts';
import { escapeText, histogramSvg, rateSvg } from './svg.ts';

const STYLE = `
  :root { color-scheme: light dark; --ink: #2b2118; --paper: #faf5ea; --line: #d9ccb4; --bar: #8a5a1f; --mark: #9b1c1c; }
  @media (prefers-color-scheme: dark) { :root { --ink: #eadfca; --paper: #1b1612; --line: #43382b; --bar: #d2a55a; --mark: #ff8f7a; } }
  body { margin: 0 auto; max-width: 46rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
  h1, h2 { font-family: Georgia, 'Times New Roman', serif; font-weight: 600; line-height: 1.2; }
  h1 { font-size: 1.9rem; margin-bottom: 0.25rem; }
  h2 { font-size: 1.2rem; margin-top: 2.25rem; border-bottom: 1px solid var(--line); padding-bottom: 0.25rem; }
  table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
  th, td { text-align: right; padding: 0.3rem 0.6rem; border-bottom: 1px solid var(--line); }
  th:first-child, td:first-child { text-align: left; padding-left: 0; }
  code { font-size: 0.9em; overflow-wrap: anywhere; }
  .plot { width: 100%; height: auto; display: block; }
  .plot rect { fill: var(--bar); } .plot .ground { fill: var(--line); }
  .plot line { stroke: var(--line); } .plot .whisker { stroke: var(--ink); stroke-width: 3; } .plot .exact { stroke: var(--mark); stroke-width: 2; }
  .plot text { fill: var(--ink); font: 12px system-ui, sans-serif; }
`;

/** A report as one page that needs nothing else, with how fast it was played if that is known. */
export function htmlReport(report: Report, title: string, pace: Pace | null = null): string {
  const { games, gamesWanted, winRate, ci95, exact, endings, measures } = report;
  const heading = escapeText(`${title}, ${count(games, 'game')}`);
  const cut =
    games < gamesWanted ? `<p>Stopped after ${count(games, 'game')} of ${gamesWanted.toLocaleString('en')}.</p>` : '';
  const computed = exact === null ? '' : ` As computed: <strong>${percent(exact)}</strong>, the upright mark.`;
  const endingRows = endings.map((e) =>
    row(
      [
        escapeText(e.ending),
        e.games.toLocaleString('en'),
        percent(e.rate),
        `${percent(e.ci95[0])} – ${percent(e.ci95[1])}`,
      ],
      'td',
    ),
  );
  const measureParts = Object.entries(measures).map(
    ([name, m]) => `<h2>${escapeText(capital(name))}</h2>
<p>Mean ${m.mean.toFixed(2)} ± ${m.deviation.toFixed(2)}, median ${m.median}, 95 % at most ${m.p95}, from ${m.min} to ${m.max}.</p>
${histogramSvg(name, m.histogram)}`,
  );
  const countParts = Object.entries(report.counts).map(([kind, sums]) => {
    const rows = Object.entries(sums).map(([what, n]) =>
      row([escapeText(what), (n / Math.max(1, report.games)).toFixed(3)], 'td'),
    );
    return `<h2>${escapeText(capital(kind))}</h2>\n<table><thead>${row(['', 'A game'], 'th')}</thead><tbody>${rows.join('')}</tbody></table>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title><style>${STYLE}</style></head>
<body>
<h1>${heading}</h1>
<p><strong>${escapeText(settingsOf(report).join(', '))}</strong><br>Players: ${escapeText(report.players.join(', '))}. Edition ${escapeText(report.edition)}, seed <code>${escapeText(report.seed)}</code>.</p>
${cut}
<h2>Won by ${escapeText(report.winner)}</h2>
<p><strong>${percent(winRate)}</strong>, with 95 % confidence between ${percent(ci95[0])} and ${percent(ci95[1])}.${computed}</p>
${rateSvg(`won by ${report.winner}`, winRate, ci95, exact)}
<h2>How it ended</h2>
<table><thead>${row(['Ending', 'Games', 'Share', '95 % interval'], 'th')}</thead><tbody>${endingRows.join('')}</tbody></table>
${measureParts.join('\n')}
${countParts.join('\n')}
<h2>Play it again</h2>
<p><code>${escapeText(commandOf(report))}</code></p>${pace === null ? '' : `\n<p>Played at ${escapeText(paceText(pace))}.</p>`}
<p>Questhall is unofficial; the names of games, heroes and monsters belong to their owners.</p>
</body>
</html>
`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const row = (cells: readonly string[], cell: 'td' | 'th'): string =>
  `<tr>${cells.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;

/** The command that makes the same report. */
function commandOf(report: Report): string {
  const { game, gamesWanted, seed, seats, players } = report;
  const quoted = /^[\w.:/-]+$/.test(seed) ? seed : `'${seed.replaceAll("'", "'\\''")}'`;
  const settings = settingsOf(report).map((setting) => `--set ${setting}`);
  return `npx questhall simulate ${game} --games ${gamesWanted} --seed ${quoted} --seats ${seats} --players ${players.join(',')} ${settings.join(' ')}`;
}

import type { Share } from '@questhall/facets';
import { type About, nameOf, settingsLine } from '../about.ts';
import { wilson } from '../statistics.ts';
import { boardSvg } from './board.ts';
import { brief, capital, count, percent } from './figures.ts';
import { type Pace, paceText } from './pace.ts';
import { againPart, folded, longTable, pageOf, row, tableOf } from './page.ts';
import type { Report } from './report.ts';
import { escapeText, histogramSvg, rateSvg } from './svg.ts';

/** What a report does not know of itself. */
export interface Surroundings {
  /** How fast it was played. */
  readonly pace?: Pace;
  /** The command that makes the same report. */
  readonly again: string;
}

/** A report as one page that needs nothing else. */
export function htmlReport(report: Report, about: About, { pace, again }: Surroundings): string {
  const { games, gamesWanted, endings, measures } = report;
  const endingRows = endings.map(({ ending, games: n, rate, ci95 }) =>
    row([escapeText(ending), n.toLocaleString('en'), brief(rate), `${brief(ci95[0])} – ${brief(ci95[1])}`], 'td'),
  );
  return pageOf(`${about.title}, ${count(games, 'game')}`, [
    headPart(about, [
      `${count(games, 'game')}${games < gamesWanted ? ` of ${gamesWanted.toLocaleString('en')}: it was stopped` : ''}`,
      `edition ${report.edition}, seed ${report.seed}`,
    ]),
    wonPart(report),
    boardPart(report, about),
    `<h2>How it ended</h2>\n${tableOf(['Ending', 'Games', 'Share', 'Surely between'], endingRows)}`,
    ...Object.entries(measures).map(([name, measure]) => measurePart(name, measure)),
    ...about.shares.map((share) => sharePart(report, about, share)),
    ...countParts(report, about),
    PLAIN_WORDS,
    sourcePart(about),
    `${againPart(again)}${pace === undefined ? '' : `\n<p class="soft">Played at ${escapeText(paceText(pace))}.</p>`}`,
  ]);
}

/** What is played, and by whom. */
function headPart(about: About, facts: readonly string[]): string {
  const settings = settingsLine(about);
  const lines = [`${about.gameTitle}, ${facts.join(', ')}.`, ...(settings === '' ? [] : [`Set: ${settings}.`])];
  return `<h1>${escapeText(about.title)}</h1>
<p>${lines.map(escapeText).join('<br>')}</p>
${playersPart(about)}`;
}

export const playersPart = ({ strengths }: Pick<About, 'strengths'>): string =>
  `<p>Played by ${strengths.map(([player, strength]) => `<strong>${escapeText(player)}</strong> (${escapeText(strength)})`).join('; ')}.</p>`;

function wonPart({ winner, winRate, ci95, exact }: Report): string {
  const computed = exact === null ? '' : ` As computed: <strong>${percent(exact)}</strong>, the upright mark.`;
  return `<h2>Won by ${escapeText(winner)}</h2>
<p class="big"><strong>${brief(winRate)}</strong></p>
<p>Surely between ${brief(ci95[0])} and ${brief(ci95[1])}, as far as so many games can tell.${computed}</p>
${rateSvg(`won by ${winner}`, winRate, ci95, exact)}`;
}

/** How often something was counted in a game, by what it was counted for; the most frequent first. */
const perGame = (report: Report, kind: string): readonly (readonly [what: string, n: number])[] =>
  Object.entries(report.counts[kind] ?? {})
    .map(([what, n]) => [what, n / Math.max(1, report.games)] as const)
    .toSorted(([, one], [, other]) => other - one);

function boardPart(report: Report, { plan }: About): string {
  if (plan === undefined) return '';
  return `<h2>${escapeText(plan.counted)}</h2>
<p>Where it went, a game: the warmer, the more. Thick bars are doors, dashed ones secret; small letters are who stands there.</p>
${boardSvg(plan, new Map(perGame(report, plan.counted)))}`;
}

function measurePart(
  name: string,
  { mean, deviation, median, p95, min, max, histogram }: Report['measures'][string],
): string {
  const heading = `<h2>${escapeText(capital(name))}</h2>`;
  if (min === max) return `${heading}\n<p>Always ${round(min)}.</p>`;
  return `${heading}
<p>${mean.toFixed(2)} ± ${deviation.toFixed(2)} a game; half of the games at most ${round(median)}, nineteen of twenty at most ${round(p95)}; from ${round(min)} to ${round(max)}.</p>
${histogramSvg(name, histogram)}`;
}

const round = (n: number): string => String(Math.round(n * 100) / 100);

/** How often those won who had something. */
function sharePart({ counts }: Report, about: About, { title, won, of }: Share): string {
  const had = Object.entries(counts[of] ?? {});
  if (had.length < 2) return '';
  const rows = had
    .map(([what, n]) => ({ what, n, wins: counts[won]?.[what] ?? 0, ci95: wilson(counts[won]?.[what] ?? 0, n) }))
    .toSorted((one, other) => other.ci95[0] - one.ci95[0]) // what won once of once is not best
    .map(({ what, n, wins, ci95: [low, high] }) => {
      const cells = [escapeText(nameOf(about, what)), n.toLocaleString('en'), brief(wins / n)];
      return row([...cells, `${brief(low)} – ${brief(high)}`], 'td').replace('</tr>', `${bar(wins / n)}</tr>`);
    });
  return `<h2>${escapeText(title)}</h2>\n${longTable(['', 'Games', 'Won', 'Surely between', ''], rows)}`;
}

/** What was counted besides, as bars; what stands in shares above is left out. */
function countParts(report: Report, about: About): readonly string[] {
  const shown = new Set(about.shares.flatMap(({ won, of }) => [won, of]));
  return Object.keys(report.counts).flatMap((kind) => {
    const counted = perGame(report, kind);
    const most = counted[0]?.[1] ?? 0;
    if (shown.has(kind) || counted.length === 0) return [];
    const rows = counted.map(([what, n]) =>
      row([escapeText(nameOf(about, what)), n.toFixed(n < 0.1 ? 3 : 2)], 'td').replace(
        '</tr>',
        `${bar(most === 0 ? 0 : n / most)}</tr>`,
      ),
    );
    return [`<h2>${escapeText(capital(kind))}</h2>\n${longTable(['', 'A game', ''], rows)}`];
  });
}

const bar = (share: number): string =>
  `<td class="bar"><svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.round(1000 * share) / 10}" height="8"/></svg></td>`;

const PLAIN_WORDS = `<h2>What the figures mean</h2>
<p>The share of games won is known only as well as so many games can tell: of twenty intervals like the one above, nineteen hold the true value. Four times
as many games make it half as wide. <strong>±</strong> behind an average is not that: it says how much single games differ, and about two in three
are no farther from the average than it.</p>`;

export const sourcePart = ({ source }: Pick<About, 'source'>): string =>
  source === undefined
    ? ''
    : `<h2>${escapeText(source.title)}</h2>\n${folded('Read it', `<pre>${escapeText(source.text)}</pre>`)}`;

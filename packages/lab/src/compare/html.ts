import type { About } from '../about.ts';
import { boardSvg } from '../report/board.ts';
import { capital, count } from '../report/figures.ts';
import { playersPart, type Surroundings, sourcePart } from '../report/html.ts';
import { paceText } from '../report/pace.ts';
import { againPart, longTable, pageOf, row } from '../report/page.ts';
import type { Report } from '../report/report.ts';
import { escapeText, rateSvg } from '../report/svg.ts';
import { nameSide } from './naming.ts';
import type { Comparison } from './report.ts';
import { perGame } from './report.ts';
import { countRows, mainRows, type Row } from './rows.ts';
import { answerOf, PLAIN_WORDS, wonText } from './saying.ts';

/** A comparison as one page that needs nothing else. */
export function comparisonPage(
  comparison: Comparison,
  [a, b]: readonly [About, About],
  { pace, again }: Surroundings,
): string {
  const names = [nameSide(a, comparison.a.label), nameSide(b, comparison.b.label)] as const;
  const sides = [
    { letter: 'A', about: a, report: comparison.a },
    { letter: 'B', about: b, report: comparison.b },
  ];
  return pageOf(`${names[0]} against ${names[1]}`, [
    `<h1>${a.title === b.title ? escapeText(a.title) : `${escapeText(a.title)} against ${escapeText(b.title)}`}</h1>
<p><strong>A</strong> ${escapeText(names[0])}<br><strong>B</strong> ${escapeText(names[1])}<br>
${escapeText(`${a.gameTitle}, edition ${comparison.a.edition}, ${count(comparison.pairs, 'pair')} of games, seed ${comparison.seed}.`)}</p>
${playersPart({ strengths: [...new Map([...a.strengths, ...b.strengths])] })}`,
    `<p class="big"><strong>${escapeText(answerOf(comparison))}</strong></p>`,
    ...sides.map(({ letter, report }) => ratePart(letter, report)),
    `<h2>In figures</h2>\n${tableOfRows(mainRows(comparison))}\n<p>Bold: surely differs. ${wonText(comparison.won)}</p>`,
    ...sides.map(({ letter, about, report }) => boardPart(letter, about, report)),
    ...countRows(comparison, a).map(({ title, rows }) =>
      rows.length === 0 ? '' : `<h2>${escapeText(capital(title))}, a game</h2>\n${tableOfRows(rows)}`,
    ),
    `<h2>What the figures mean</h2>\n${PLAIN_WORDS.map((line) => `<p>${line}</p>`).join('\n')}`,
    ...sides.map(({ letter, about }) => sourcePart(named(letter, about))),
    `${againPart(again)}${pace === undefined ? '' : `\n<p class="soft">Played at ${escapeText(paceText(pace))}.</p>`}`,
  ]);
}

const named = (letter: string, { source }: About): Pick<About, 'source'> => ({
  ...(source === undefined ? {} : { source: { ...source, title: `${letter}: ${source.title}` } }),
});

const ratePart = (letter: string, { winner, winRate, ci95 }: Report): string =>
  `<p>${letter}: won by ${escapeText(winner)}</p>\n${rateSvg(`${letter}, won by ${winner}`, winRate, ci95, null)}`;

const tableOfRows = (rows: readonly Row[]): string =>
  longTable(
    ['', 'A', 'B', 'B less A', 'Surely between'],
    rows.map(({ what, a, b, difference, between, isSure }) =>
      row([escapeText(capital(what)), a, b, difference, between], 'td', isSure),
    ),
  );

function boardPart(letter: string, { plan }: About, report: Report): string {
  if (plan === undefined) return '';
  const counted = Object.keys(report.counts[plan.counted] ?? {});
  const perArea = new Map(counted.map((area) => [area, perGame(report, plan.counted, area)]));
  return `<h2>${letter}: ${escapeText(plan.counted)}</h2>\n${boardSvg(plan, perArea)}`;
}

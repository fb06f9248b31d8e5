import {
  type Balance,
  type Measured,
  type Measuring,
  meanOf,
  measure,
  percentOf as percent,
  type Report,
  type Won,
  wonOf,
} from '@questhall/lab';
import { cardRows } from './balance-cards.ts';
import { DIALS } from './balance-dials.ts';

const LEVELS = ['easy', 'normal', 'hard'] as const;
type Level = (typeof LEVELS)[number];

/** What competent play should come to. */
const WANTED: Readonly<Record<Level, number>> = { easy: 0.85, normal: 0.65, hard: 0.45 };

const TRIO = 'defense,offense,utility';
const PAIRS = ['defense,offense', 'defense,utility', 'offense,utility'];
const LONE = ['defense', 'offense', 'utility'];
const PARTIES = [TRIO, ...PAIRS, ...LONE];

/** Smaller parties are played less, and those who take any card more: each card is there in few of their games. */
const FEWER = 0.6;
const DRIFTERS = 3;
/** Those who take any card seldom win; where they win more often, their games say more. */
const DRIFT_LEVEL: Level = 'easy';

function measureParty(heroes: string, difficulty: Level, player: string, measuring: Measuring): Promise<Report> {
  const seats = heroes.split(',').length + 1;
  const players = Array.from({ length: seats }, () => player);
  return measure({ game: 'glowquest', options: { heroes, difficulty }, seats, players }, measuring);
}

const nameOf = (heroes: string): string => heroes.replaceAll(',', ' + ');

function row(heroes: string, level: Level, report: Report): string {
  const [low, high] = report.ci95;
  const cells = [nameOf(heroes), level, report.games, percent(report.winRate), `${percent(low)} – ${percent(high)}`];
  const means = ['encounters', 'rounds', 'falls'].map((name) => meanOf(report, name));
  return `| ${[...cells, ...means].join(' | ')} |`;
}

type Results = ReadonlyMap<string, Report>;
const keyOf = (heroes: string, level: Level): string => `${heroes} ${level}`;

const meanWins = (measured: Results, parties: readonly string[], level: Level): number =>
  parties.reduce((sum, heroes) => sum + (measured.get(keyOf(heroes, level))?.winRate ?? 0), 0) / parties.length;

function summary(measured: Results): string {
  const line = (name: string, parties: readonly string[]): string =>
    `| ${[name, ...LEVELS.map((level) => percent(meanWins(measured, parties, level)))].join(' | ')} |`;
  const wanted = `| wanted | ${LEVELS.map((level) => percent(WANTED[level])).join(' | ')} |`;
  return [
    line('three heroes', [TRIO]),
    line('mean of the pairs', PAIRS),
    line('mean of the lone heroes', LONE),
    wanted,
  ].join('\n');
}

/** What each kind of fight costs, per Encounter. */
function fights({ counts }: Report): string {
  return ['patrol', 'small', 'big', 'quest']
    .map((place) => {
      const fought = counts['encounters']?.[place] ?? 0;
      const each = (kind: string): string => ((counts[kind]?.[place] ?? 0) / Math.max(1, fought)).toFixed(2);
      return `| ${place} | ${fought} | ${each('rounds')} | ${each('falls')} | ${counts['lost in']?.[place] ?? 0} |`;
    })
    .join('\n');
}

/** Every party at every difficulty, and what every card is worth. */
async function run(measuring: Measuring): Promise<Measured> {
  const measured = new Map<string, Report>();
  const rows: string[] = [];
  for (const heroes of PARTIES)
    for (const level of LEVELS) {
      const games = heroes === TRIO ? measuring.games : Math.ceil(FEWER * measuring.games);
      const report = await measureParty(heroes, level, 'standard', { ...measuring, games });
      measured.set(keyOf(heroes, level), report);
      rows.push(row(heroes, level, report));
      measuring.say(rows.at(-1) ?? '');
    }
  const chosen = measured.get(keyOf(TRIO, 'normal'));
  const drifted = await measureParty(TRIO, DRIFT_LEVEL, 'drifter', { ...measuring, games: DRIFTERS * measuring.games });
  if (chosen === undefined) throw new Error('three heroes were not measured');
  const command = `npm run balance -- glowquest --games ${measuring.games} --seed ${measuring.seed}`;
  return { page: pageOf({ command, rows, measured, chosen, drifted }), won: wonBy(measured) };
}

/** By party, at each difficulty from the easiest on. */
const wonBy = (measured: Results): Won =>
  Object.fromEntries(
    PARTIES.map((heroes) => [heroes, LEVELS.map((level) => wonOf(measured.get(keyOf(heroes, level))?.winRate ?? 0))]),
  );

interface Page {
  readonly command: string;
  readonly rows: readonly string[];
  readonly measured: Results;
  readonly chosen: Report;
  readonly drifted: Report;
}

const pageOf = ({ command, rows, measured, chosen, drifted }: Page): string => `# Glowquest: how often the heroes win

Hero bots (\`standard\`) against the Monster Controller. Intervals are Wilson’s, at 95 %. Written by

    ${command}

and one table at a time, with everything that was counted, by

    npx questhall simulate glowquest --set heroes=${TRIO} --set difficulty=normal --games ${chosen.games} --seed ${chosen.seed}

(for fewer heroes add \`--seats\`: one for each, and one for the monsters).

## In short

| party | easy | normal | hard |
|---|---|---|---|
${summary(measured)}

${DIALS}
## Figures

| party | difficulty | games | won | 95 % interval | Encounters | Rounds | falls |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}

Three heroes at normal difficulty, by kind of fight:

| fight | fought | Rounds each | falls each | expeditions lost in it |
|---|---|---|---|---|
${fights(chosen)}

## Cards

*Offered* is how often a hundred expeditions of three \`standard\` heroes at normal difficulty saw the card drawn, *kept* how often it was
then taken. *Contribution* comes from ${drifted.games} expeditions of three \`drifter\` heroes at ${DRIFT_LEVEL} difficulty, who play as well but name decks and keep cards at
random: of those in which some hero had the card by the end of its first Level Up, the share s was won; of all of them the share o
(${percent(drifted.winRate)}), which is the same for every Role since all three are always there. The contribution is s(1 − o) / (s(1 − o) + o(1 − s)): the chance that corresponds to the odds of s over the odds of o.
50 % is a card that changes nothing; ± is one standard error. Beyond 35 % and 65 % a note says why.

| card | deck | offered | kept | games | contribution | ± | |
|---|---|---|---|---|---|---|---|
${cardRows(chosen, drifted).join('\n')}
`;

export const balance: Balance = {
  about: 'every party at every difficulty, and what its cards are worth',
  games: 1000,
  run,
};

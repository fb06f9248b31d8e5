import { HEROES, MODES, type Mode } from '@questhall/dungeonquest/content';
import { dungeonquest as facets } from '@questhall/dungeonquest/facets';
import { type Measuring, measure, type Report } from '@questhall/lab';
import { countIn, intervalOf, percentIn, type Table, TITLES } from './balance-table.ts';

const { names } = await facets.words.en();

/** The same once more with other dice: what differs between the two is chance. */
export const seedsOf = (seed: string): readonly [string, string] => [seed, `${seed} again`];

const SEATS = [1, 4] as const;
const SEATS_MOST = 4;

const IN_PLAY = 'heroes in play';
const ALIVE = 'out alive';
const RICH = 'out with a Treasure';
const HOARD = 'reached the hoard';
const ENDS = 'how heroes end';

/** Careful players in every seat, and as many heroes whatever the number of seats. */
async function measureTable(mode: Mode, seats: number, measuring: Measuring): Promise<Table> {
  const options = { play: 'keep', mode, soloAiMonster: mode === 'cards' && seats === 1 };
  const players = Array.from({ length: seats }, () => 'standard');
  const games = (measuring.games * SEATS_MOST) / seats;
  const reports: Report[] = [];
  for (const seed of seedsOf(measuring.seed))
    reports.push(await measure({ game: 'dungeonquest', options, seats, players }, { ...measuring, games, seed }));
  return { mode, seats, reports };
}

export async function measureKeep(measuring: Measuring): Promise<readonly Table[]> {
  const tables: Table[] = [];
  for (const mode of MODES)
    for (const seats of SEATS) {
      const table = await measureTable(mode, seats, measuring);
      tables.push(table);
      measuring.say(shortRow(table));
    }
  return tables;
}

function shortRow({ mode, seats, reports }: Table): string {
  const heroes = countIn(reports, IN_PLAY);
  const alive = countIn(reports, ALIVE);
  const cells = [
    TITLES[mode],
    seats,
    heroes,
    ...reports.map((report) => percentIn(countIn([report], ALIVE), countIn([report], IN_PLAY))),
    `${intervalOf(alive, heroes)} %`,
    percentIn(countIn(reports, RICH), heroes),
    percentIn(countIn(reports, HOARD), heroes),
  ];
  return `| ${cells.join(' | ')} |`;
}

export const shortSection = (tables: readonly Table[]): string => `## In short

How many of a hundred careful heroes leave the keep alive, with the first seed, with the second, and where both together say that it lies, nineteen times in
twenty; then how many bring a Treasure home, and how many came to the hoard at all. Wanted: 15 to 25 of a hundred in every row.

| combat | seats | heroes | alive | again | between | with a Treasure | reached the hoard |
|---|---|---|---|---|---|---|---|
${tables.map(shortRow).join('\n')}
`;

/** Of both seeds together: so few of each that single seeds would say little. */
function heroCell({ reports }: Table, hero: string): string {
  const played = countIn(reports, IN_PLAY, hero);
  const share = (kind: string): string => ((100 * countIn(reports, kind, hero)) / Math.max(1, played)).toFixed(1);
  return `${share(ALIVE)} (${share(RICH)}; ${share(HOARD)})`;
}

const titleOf = ({ mode, seats }: Table): string => `${TITLES[mode]}, ${seats}`;

const headOf = (first: string, tables: readonly Table[]): string =>
  `| ${[first, ...tables.map(titleOf)].join(' | ')} |\n|${'---|'.repeat(tables.length + 1)}`;

export const heroSection = (tables: readonly Table[]): string => `## Heroes

Left alive, and in brackets with a Treasure, and reached the hoard: of a hundred, with both seeds together. Wanted: every hero between 14 and 28.

${headOf('hero', tables)}
${HEROES.map((hero) => `| ${[names.hero[hero], ...tables.map((table) => heroCell(table, hero))].join(' | ')} |`).join('\n')}
`;

export function endSection(tables: readonly Table[]): string {
  const reports = tables.flatMap((table) => table.reports);
  const ends = [...new Set(reports.flatMap(({ counts }) => Object.keys(counts[ENDS] ?? {})))];
  const ranked = ends.toSorted((one, other) => countIn(reports, ENDS, other) - countIn(reports, ENDS, one));
  const row = (end: string): string =>
    `| ${[end, ...tables.map((table) => percentIn(countIn(table.reports, ENDS, end), countIn(table.reports, IN_PLAY)))].join(' | ')} |`;
  return `## How heroes end

Of a hundred heroes, with both seeds together. Parting blows and monsters of ambushes count as monsters.

${headOf('end', tables)}
${ranked.map(row).join('\n')}
`;
}

import { type Balance, type Measured, type Measuring, measure, type Report, wonOf } from '@questhall/lab';
import { DIALS } from './balance-dials.ts';
import { cardSection, heroSection, questSection } from './balance-pieces.ts';
import { percentIn, quantile, shareWithin, type Table } from './balance-table.ts';

const SETS = ['HD', 'HW', 'ED', 'LD'] as const;
const SEATS = [2, 3, 4] as const;
const ROUNDS_WANTED = [8, 20] as const;

/** The same once more with other dice: what differs between the two is chance. */
const seedsOf = (seed: string): readonly [string, string] => [seed, `${seed} again`];

async function measureTable(set: string, seats: number, measuring: Measuring): Promise<Table> {
  const players = Array.from({ length: seats }, () => 'standard');
  const reports: Report[] = [];
  for (const seed of seedsOf(measuring.seed))
    reports.push(await measure({ game: 'dungeoneer', options: { sets: set }, seats, players }, { ...measuring, seed }));
  return { set, seats, reports };
}

/** How often each turn order won, in per cent, from whoever begins on. */
const wonByTurn = ({ seats }: Table, { counts, games }: Report): readonly number[] =>
  Array.from({ length: seats }, (_, turn) => wonOf((counts['won by turn']?.[`turn ${turn + 1}`] ?? 0) / games));

const spreadOf = (shares: readonly number[]): string => (Math.max(...shares) - Math.min(...shares)).toFixed(1);

function rowsOf(table: Table): readonly string[] {
  return table.reports.map((report, at) => {
    const { rounds, moves } = report.measures;
    const shares = wonByTurn(table, report);
    const cells = [
      table.set,
      table.seats,
      at === 0 ? 'first' : 'second',
      report.games,
      shares.map((share) => share.toFixed(1)).join(' / '),
      spreadOf(shares),
      `${rounds?.median ?? 0} (${quantile(rounds?.histogram ?? {}, 0.1)} – ${quantile(rounds?.histogram ?? {}, 0.9)})`,
      percentIn(shareWithin(rounds?.histogram ?? {}, ROUNDS_WANTED)),
      (moves?.mean ?? 0).toFixed(0),
      percentIn(report.endings.find(({ ending }) => ending === 'the last hero')?.rate ?? 0),
    ];
    return `| ${cells.join(' | ')} |`;
  });
}

/** Of both seeds together, by turn. */
const wonTogether = (table: Table): readonly number[] => {
  const games = table.reports.reduce((sum, report) => sum + report.games, 0);
  return Array.from({ length: table.seats }, (_, turn) =>
    wonOf(
      table.reports.reduce((sum, { counts }) => sum + (counts['won by turn']?.[`turn ${turn + 1}`] ?? 0), 0) / games,
    ),
  );
};

function summary(tables: readonly Table[]): string {
  return SETS.map((set) => {
    const cells = SEATS.map((seats) => {
      const table = tables.find((one) => one.set === set && one.seats === seats);
      return table === undefined
        ? ''
        : wonTogether(table)
            .map((share) => share.toFixed(1))
            .join(' / ');
    });
    return `| ${[set, ...cells].join(' | ')} |`;
  }).join('\n');
}

async function run(measuring: Measuring): Promise<Measured> {
  const tables: Table[] = [];
  for (const set of SETS)
    for (const seats of SEATS) {
      const table = await measureTable(set, seats, measuring);
      tables.push(table);
      for (const row of rowsOf(table)) measuring.say(row);
    }
  const sections = [await heroSection(tables), await questSection(tables), await cardSection(tables)];
  const won = Object.fromEntries(tables.map((table) => [`${table.set} ${table.seats}`, wonTogether(table)]));
  return { page: pageOf(measuring, tables, sections), won };
}

const pageOf = (
  { games, seed }: Measuring,
  tables: readonly Table[],
  sections: readonly string[],
): string => `# Dungeoneer: who wins, and with what

Rivals of the level \`standard\` at every table, each set alone. Everything is measured twice, with the dice of two seeds. Written by

    npm run balance -- dungeoneer --games ${games} --seed ${seed}

and one table at a time, with everything that was counted, by

    npx questhall simulate dungeoneer --set sets=HD --seats 3 --games ${games} --seed ${seed}

## In short

How often whoever begins won, and each of the others in turn, in per cent, of both seeds together. Wanted: all within 5 points of each other.

| set | 2 seats | 3 seats | 4 seats |
|---|---|---|---|
${summary(tables)}

${DIALS}
## Tables

*Spread* is what lies between the turn that won most and the one that won least, in points. *Rounds* are the median, and between how many eight of ten games end;
8 to 20 are wanted, and *in time* is how many games took so many. *Questions* is how many answers the rules ask for in a game, of all seats together, passes included. *Last hero* is how many games ended
because everybody else had fallen, and not with three Quests.

| set | seats | seed | games | won by turn | spread | rounds | in time | questions | last hero |
|---|---|---|---|---|---|---|---|---|---|
${tables.flatMap(rowsOf).join('\n')}

${sections.join('\n')}`;

export const balance: Balance = {
  about: 'each set with 2, 3 and 4 seats: who wins by turn, hero and card, and which Quests get done',
  games: 1000,
  run,
};

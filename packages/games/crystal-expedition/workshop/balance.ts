import { type Balance, type Measured, type Measuring, measure, type Report, wonOf } from '@questhall/lab';
import { type Campaigns, campaignSection, EXPEDITIONS } from './balance-campaigns.ts';
import { DIALS } from './balance-dials.ts';
import { dungeonSection, pieceSection } from './balance-pieces.ts';
import { meanOver, percentIn, type Reports } from './balance-table.ts';

/** All heroes by themselves, and of the pairs and trios those that have something of each. */
const LINE_UPS: readonly string[] = [
  'dwarf-fighter',
  'half-orc-fighter',
  'human-knight',
  'elf-rogue',
  'elf-archer',
  'elf-mage',
  'human-cleric',
  'halfling-bard',
  'dwarf-fighter,human-cleric',
  'dwarf-fighter,elf-rogue',
  'human-knight,elf-mage',
  'human-knight,halfling-bard',
  'half-orc-fighter,elf-mage',
  'elf-rogue,human-cleric',
  'elf-archer,halfling-bard',
  'elf-mage,human-cleric',
  'dwarf-fighter,elf-rogue,human-cleric',
  'human-knight,elf-mage,human-cleric',
  'dwarf-fighter,elf-mage,halfling-bard',
  'human-knight,elf-rogue,human-cleric',
  'half-orc-fighter,elf-rogue,human-cleric',
  'dwarf-fighter,elf-archer,halfling-bard',
];

const CAMPAIGNS: readonly string[] = ['dwarf-fighter,elf-rogue,human-cleric', 'human-knight,elf-mage', 'elf-archer'];

const WANTED = 0.6;
/** Campaigns are ten times as long, and drifters are any of very many. */
const FEWER = 0.4;
const DRIFTERS = 10;

/** The same once more with other dice: what differs between the two is chance. */
const seedsOf = (seed: string): readonly [string, string] => [seed, `${seed} again`];

/** The same table with either seed, all of it played by one player. */
async function measureTwice(
  heroes: string,
  expeditions: number,
  player: 'standard' | 'drifter',
  { games, seed, pool, say }: Measuring,
): Promise<Reports> {
  const reports: Report[] = [];
  const experiment = { game: 'crystal-expedition', options: { heroes, expeditions }, seats: 1, players: [player] };
  for (const one of seedsOf(seed)) reports.push(await measure(experiment, { games, seed: one, pool, say }));
  return reports;
}

interface LineUp {
  readonly heroes: string;
  readonly reports: Reports;
}

const sizeOf = ({ heroes }: LineUp): number => heroes.split(',').length;
const wonBy = ({ reports }: LineUp): number => meanOver(reports.map(({ winRate }) => winRate));

function rowOf({ heroes, reports }: LineUp): string {
  const mean = (of: string): string => meanOver(reports.map(({ measures }) => measures[of]?.mean ?? 0)).toFixed(1);
  const ended = (how: string): string =>
    percentIn(meanOver(reports.map(({ endings }) => endings.find(({ ending }) => ending === how)?.rate ?? 0)));
  const cells = [
    heroes.replaceAll(',', ' + '),
    reports.reduce((sum, { games }) => sum + games, 0),
    ...reports.map(({ winRate }) => percentIn(winRate)),
    ended('all fallen'),
    ended('out of Glory'),
    ...['encounters', 'rounds', 'falls', 'glory', 'crowns'].map(mean),
  ];
  return `| ${cells.join(' | ')} |`;
}

const SIZES = [
  [1, 'one hero'],
  [2, 'two heroes'],
  [3, 'three heroes'],
] as const;

/** All parties of a size together, with each seed. */
const shortRow = (all: readonly LineUp[], size: number, title: string): string => {
  const its = all.filter((one) => sizeOf(one) === size);
  const seeds = [0, 1].map((at) => percentIn(meanOver(its.map(({ reports }) => reports[at]?.winRate ?? 0))));
  return `| ${[title, its.length, ...seeds].join(' | ')} |`;
};

async function run(measuring: Measuring): Promise<Measured> {
  const lineUps: LineUp[] = [];
  for (const heroes of LINE_UPS) {
    const lineUp = { heroes, reports: await measureTwice(heroes, 1, 'standard', measuring) };
    lineUps.push(lineUp);
    measuring.say(rowOf(lineUp));
  }
  const campaigns: Campaigns[] = [];
  for (const heroes of CAMPAIGNS) {
    const games = Math.ceil(FEWER * measuring.games);
    campaigns.push({ heroes, reports: await measureTwice(heroes, EXPEDITIONS, 'standard', { ...measuring, games }) });
    measuring.say(`campaigns of ${heroes}`);
  }
  const games = DRIFTERS * measuring.games;
  const drifted = await measureTwice('new,new,new', 1, 'drifter', { ...measuring, games });
  const played = lineUps.flatMap(({ reports }) => reports);
  const sections = [await dungeonSection(played), campaignSection(campaigns), await pieceSection(drifted)];
  const won = Object.fromEntries(lineUps.map((one) => [one.heroes, [wonOf(wonBy(one))]]));
  return { page: pageOf(measuring, lineUps, sections), won };
}

const pageOf = (
  { games, seed }: Measuring,
  lineUps: readonly LineUp[],
  sections: readonly string[],
): string => `# Crystal Expedition: how often heroes come home with what they went for

Heroes of the level \`standard\` against the monsters’ own rules. Everything is measured twice, with the dice of two seeds. Written by

    npm run balance -- crystal-expedition --games ${games} --seed ${seed}

and one table at a time, with everything that was counted, by

    npx questhall simulate crystal-expedition --set heroes=elf-mage --set expeditions=1 --seats 1 --games ${games} --seed ${seed}

## In short

How often a party of level 1 wins its first expedition, over all line-ups of a size. Wanted: about ${percentIn(WANTED)}, and within 10 points of each other.

| party | line-ups | won | again |
|---|---|---|---|
${SIZES.map(([size, title]) => shortRow(lineUps, size, title)).join('\n')}

${DIALS}
## First expeditions

Ready-made heroes. *Fallen* is how often all of them lay there at once, *Glory* how often it ran out; the others fled. Means are of an expedition, won or lost.

| party | games | won | again | fallen | Glory | Encounters | Rounds each | falls | Glory left | Crowns |
|---|---|---|---|---|---|---|---|---|---|---|
${lineUps.map(rowOf).join('\n')}

${sections.join('\n')}`;

export const balance: Balance = {
  about: 'first expeditions of every size of party, campaigns, and what Classes, Races, equipment and Quests do',
  games: 150,
  run,
};

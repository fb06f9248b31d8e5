import {
  type Balance,
  type Measured,
  type Measuring,
  meanOf,
  measure,
  percentOf as percent,
  type Report,
  wonOf,
} from '@questhall/lab';

/** What each quest aims at, in per cent: from a friendly beginning to a hard end. */
const WANTED = [75, 73, 71, 69, 67, 65, 63, 60, 57, 55, 53, 50, 48, 45];
const ROUNDS = 150;
const LEVELS = ['novice', 'standard', 'master'] as const;

interface Reading {
  readonly zargon: (typeof LEVELS)[number];
  readonly asPublished: boolean;
}

const measureQuest = (quest: number, reading: Reading, measuring: Measuring): Promise<Report> =>
  measure(
    {
      game: 'heroquest',
      options: { quest, ...reading, rounds: ROUNDS },
      seats: 2,
      players: ['standard', 'standard'],
    },
    measuring,
  );

function row(quest: number, { standard, novice, master }: Readonly<Record<(typeof LEVELS)[number], Report>>): string {
  const { winRate, ci95, counts } = standard;
  const deaths = ['Barbarian', 'Dwarf', 'Elf', 'Wizard']
    .map((hero) => ((counts['deaths']?.[hero] ?? 0) / standard.games).toFixed(2))
    .join(' / ');
  const rooms = Object.entries(counts['deaths by room'] ?? {}).sort(([, x], [, y]) => y - x);
  const worst = rooms
    .slice(0, 3)
    .map(([room]) => room)
    .join(', ');
  const cells = [
    quest,
    `${WANTED[quest - 1]} %`,
    percent(winRate),
    `${percent(ci95[0])} – ${percent(ci95[1])}`,
    percent(novice.winRate),
    percent(master.winRate),
    meanOf(standard, 'rounds'),
    meanOf(standard, 'heroes lost'),
    deaths,
    worst,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Half of the widest interval that so many games can leave. */
const error = (games: number): string => percent(0.98 / Math.sqrt(games));

/** The same quest by the rules of this book, and as published. */
function bothRow(quest: number, standard: Report, published: Report): string {
  const { winRate, ci95 } = published;
  const cells = [
    quest,
    percent(standard.winRate),
    percent(winRate),
    `${percent(ci95[0])} – ${percent(ci95[1])}`,
    meanOf(published, 'rounds'),
    meanOf(published, 'heroes lost'),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Every quest of HeroQuest: how often the heroes win it. */
async function run(measuring: Measuring): Promise<Measured> {
  const { games, seed } = measuring;
  const fewer = Math.ceil(games / 4);
  const rows: string[] = [];
  const bothRows: string[] = [];
  const won: Record<Reading['zargon'] | 'published', number[]> = {
    novice: [],
    standard: [],
    master: [],
    published: [],
  };
  for (let quest = 1; quest <= WANTED.length; quest++) {
    const play = (zargon: Reading['zargon'], asPublished = false): Promise<Report> => {
      const isWhole = zargon === 'standard' && !asPublished;
      return measureQuest(quest, { zargon, asPublished }, { ...measuring, games: isWhole ? games : fewer });
    };
    const [novice, standard, master] = await Promise.all([play('novice'), play('standard'), play('master')]);
    const published = await play('standard', true);
    won.novice.push(wonOf(novice.winRate));
    won.standard.push(wonOf(standard.winRate));
    won.master.push(wonOf(master.winRate));
    won.published.push(wonOf(published.winRate));
    rows.push(row(quest, { novice, standard, master }));
    bothRows.push(bothRow(quest, standard, published));
    measuring.say(`${rows.at(-1)}\n${bothRows.at(-1)}`);
  }
  const page = `# HeroQuest: how often the heroes win

Four hero bots (\`standard\`) with the gear of a careful party against the program’s Zargon; a quest that is not over after ${ROUNDS} rounds
counts as lost. ${games} games a quest at the standard level, a quarter of that at the others, seed ${seed}. Written by

    npm run balance -- heroquest --games ${games} --seed ${seed}

and one quest at a time, with everything that was counted, by

    npx questhall simulate heroquest --set quest=1 --set zargon=standard --set rounds=${ROUNDS} --games 2000 --seed 1 --json

## Dials

The sheets were drawn for simpler players than these. Turned since, and only as far as the box has figures:

- quest 1: one orc of the great hall less
- quest 2: an abomination in the guardroom with the bookcase
- quest 3: raiders come home every 4 rounds instead of 6
- quest 5: one orc more in the great chamber
- quest 6: a dread warrior more in Grak’s hall; goblins every 5 rounds instead of 6
- quest 8: an orc and a skeleton more in Balur’s chamber
- quest 9: a dread warrior more in the room behind the alarm
- quest 10: two dread warriors and two abominations moved to Lady Ambrel’s room, two orcs in their place; the banner outlives her
- quest 12: a skeleton every 4 rounds instead of 7
- quest 13: a zombie less; quest 14: a goblin less

## Figures

A novice’s monsters doze now and then, and that is felt in every quest. A master’s monsters wait for each other and share the squares out
better; against these hero bots that makes no difference outside the interval.

| quest | wanted | won | 95 % interval | novice | master | rounds | heroes lost | deaths a game: Barbarian / Dwarf / Elf / Wizard | most deaths in |
|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

## As published

The sheets are tuned for the rules of this book, where any shield blocks for everybody. With \`asPublished\`, the game of the box, a hero
blocks with two sides of a die in six and a monster with one: blows that a shield would have stopped go through on both sides, and it is the
monsters who stop fewer. Same bots, same gear, ${fewer} games a quest, which leaves an error of at most ${error(fewer)} either way:

    npx questhall simulate heroquest --set asPublished=on --set quest=1 --set rounds=${ROUNDS} --games ${fewer} --seed ${seed}

| quest | by this book | as published | 95 % interval | rounds | heroes lost |
|---|---|---|---|---|---|
${bothRows.join('\n')}
`;
  return { page, won };
}

export const balance: Balance = { about: 'every quest, by this book and as published', games: 2000, run };

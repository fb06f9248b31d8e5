import { readOptions } from '@questhall/border';
import { dungeonquest } from '@questhall/dungeonquest';
import { HERO_SHEETS, HEROES, type Hero, MONSTERS } from '@questhall/dungeonquest/content';
import { dungeonquest as facets } from '@questhall/dungeonquest/facets';
import { expectedWin } from '@questhall/dungeonquest/odds';
import { type Balance, type Measured, type Measuring, type Won, wonOf } from '@questhall/lab';

const { names } = await facets.words.en();

const MODES = ['dice', 'solo', 'cards'] as const;
const FOES = ['random', ...MONSTERS] as const;

/** How often this hero wins, for each life that the fight may begin with, from 1 to all that is on the sheet. */
export const wonFrom = (mode: string, hero: Hero, monster: string): readonly number[] =>
  Array.from({ length: HERO_SHEETS[hero].life }, (_, i) => {
    const read = readOptions(dungeonquest.options, { mode, hero, monster, heroLife: i + 1 });
    if (!read.ok) throw new Error(read.problem.message);
    return wonOf(expectedWin(read.value) ?? 0);
  });

const keyOf = (mode: string, hero: string, monster: string): string => `${mode} ${hero} ${monster}`;

function rowsOf(won: Won, mode: string): string {
  return HEROES.map((hero) => {
    const lives = won[keyOf(mode, hero, 'random')] ?? [];
    return `| ${[names.hero[hero], ...[1, 2, 3, 4, 5, 6, 8, 10].map((life) => `${lives[life - 1]} %`), `${lives.at(-1)} %`].join(' | ')} |`;
  }).join('\n');
}

const TITLES: Readonly<Record<(typeof MODES)[number], string>> = {
  dice: 'Combat Dice',
  solo: 'Classic Solo',
  cards: 'Classic Cards',
};

const pageOf = (won: Won): string => `# DungeonQuest, the arena: how often the hero wins

Computed, not played: the chance under best play, a draw of both dying being no win. Any fight on its own, with everything that is known of it, by

    npx questhall odds dungeonquest --mode dice --hero hugo --monster golem --hero-life 4

The form for a new table takes its figures from \`packages/games/dungeonquest/src/measured.ts\`: every hero against every monster, with every life.
Both are written by

    npm run balance -- dungeonquest

${MODES.map(
  (mode) => `## ${TITLES[mode]}

Against any of the 25 tokens, drawn at random, by the life that the hero begins with:

| hero | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | all |
|---|---|---|---|---|---|---|---|---|---|
${rowsOf(won, mode)}
`,
).join('\n')}`;

/** Every hero against every monster, in each kind of combat. */
async function run({ say }: Measuring): Promise<Measured> {
  const won: Record<string, readonly number[]> = {};
  for (const mode of MODES)
    for (const hero of HEROES) {
      for (const monster of FOES) won[keyOf(mode, hero, monster)] = wonFrom(mode, hero, monster);
      say(`${mode}: ${names.hero[hero]}`);
    }
  return { page: pageOf(won), won };
}

export const balance: Balance = { about: 'every hero against every monster, computed', games: null, run };

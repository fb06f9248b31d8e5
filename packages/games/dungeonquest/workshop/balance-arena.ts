import { readOptions } from '@questhall/border';
import { dungeonquest } from '@questhall/dungeonquest';
import { HERO_SHEETS, HEROES, type Hero, MODES, MONSTERS } from '@questhall/dungeonquest/content';
import { dungeonquest as facets } from '@questhall/dungeonquest/facets';
import { expectedWin } from '@questhall/dungeonquest/odds';
import { type Measuring, type Won, wonOf } from '@questhall/lab';

import { TITLES } from './balance-table.ts';

const { names } = await facets.words.en();

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

/** Its part of the page. */
export const arenaSection = (won: Won): string => `## The arena

Computed, not played: the chance of the hero under best play, a draw of both dying being no win. Any fight on its own, with everything that is known of it, by

    npx questhall odds dungeonquest --mode dice --hero hugo --monster golem --hero-life 4

The form for a new table takes its figures from \`packages/games/dungeonquest/src/measured.ts\`: every hero against every monster, with every life. Below,
against any of the 25 tokens, drawn at random, by the life that the hero begins with.
${MODES.map(
  (mode) => `
### ${TITLES[mode]}

| hero | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | all |
|---|---|---|---|---|---|---|---|---|---|
${rowsOf(won, mode)}
`,
).join('')}`;

/** Every hero against every monster, in each kind of combat. */
export function arenaWon({ say }: Pick<Measuring, 'say'>): Won {
  const won: Record<string, readonly number[]> = {};
  for (const mode of MODES)
    for (const hero of HEROES) {
      for (const monster of FOES) won[keyOf(mode, hero, monster)] = wonFrom(mode, hero, monster);
      say(`${mode}: ${names.hero[hero]}`);
    }
  return won;
}

import { conform, effort, sampled } from '@questhall/testkit';
import { expect, test } from 'vitest';
import type { Options } from '../../src/types/index.ts';
import { trialOf } from './trial.ts';

const DUNGEON: Partial<Options> = { begin: 'dungeon', expeditions: 1 };
const TOWN: Partial<Options> = { begin: 'town', expeditions: 1 };

/** Who goes down and how many players there are. */
const TABLES: readonly (readonly [heroes: string, players: number, Partial<Options>])[] = [
  ['elf-mage', 1, DUNGEON],
  ['human-knight,halfling-bard', 1, DUNGEON],
  ['half-orc-fighter,elf-archer', 2, DUNGEON],
  ['dwarf-fighter,elf-rogue,human-cleric', 1, DUNGEON],
  ['human-knight,elf-mage,halfling-bard', 2, DUNGEON],
  ['dwarf-fighter,elf-rogue,human-cleric', 3, DUNGEON],
  ['new', 1, TOWN],
  ['new,human-cleric', 2, TOWN],
  ['half-orc-fighter,new,elf-archer', 3, TOWN],
  ['human-knight,elf-rogue', 1, { ...TOWN, expeditions: 2 }],
];

test.each(sampled(TABLES))('%s with %i at the table conform: %o', (heroes, players, given) => {
  for (let run = 0; run < effort(1); run++)
    expect(conform(trialOf({ ...given, heroes }, players, `fast:${heroes} ${players} ${run}`)).moves).toBeGreaterThan(
      9,
    );
});

const HOUSES: readonly Partial<Options>[] = [
  { explorationPhases: true, pressOn: true, momentumChainPush: true, attackNeedsTarget: true },
  { eachMonsterOncePerRound: true, mercyForTheFallen: true, escapeEveryStep: true, noLoneHeroHelp: true },
  { begin: 'town', wagonCrowns: true, trainNowOrNever: true, atlas: true, flatDungeons: true, sharpEyes: true },
  { heroes: 'new,new', begin: 'town', uniqueRoles: true, wanderAtFullGlory: true },
];

test.each(sampled(HOUSES))('a table with the house rules %o conforms', (given) => {
  const trial = trialOf({ heroes: 'human-knight,elf-mage', ...DUNGEON, ...given }, 2, 'fast:house');
  expect(conform(trial).moves).toBeGreaterThan(9);
});

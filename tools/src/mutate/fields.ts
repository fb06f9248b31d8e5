import { GAME_IDS } from '@questhall/catalogue';
import type { Subject } from './places.ts';

/** A game to be broken: where its rules, its content and the tests that can know are. */
export interface Field {
  readonly id: string;
  /** From the root of the repository. */
  readonly home: string;
  readonly sources: { readonly [S in Subject]: RegExp };
  /** Wherever a rule's id may run: laws and the program's players too. */
  readonly running: RegExp;
  readonly rulebook: RegExp;
  readonly tests: RegExp;
  /** Tests that say nothing of the rules, or that run or measure built code which nobody has broken. */
  readonly deaf: RegExp;
  /** Tests that are no stories of single rules: whole games, and what is compared with something written down. */
  readonly still: RegExp;
  /** Long files of tests, and how many of each are run, evenly spread. */
  readonly shortened: readonly { readonly tests: RegExp; readonly most: number }[];
}

/** Laws and samples serve tests; words, bots and what reads quests of other programs hold no rule. */
const RULES =
  /^src\/(?:(?:actions|frames|queries|controller|dungeon|map|setup|odds)\/(?!.*(?:laws|sample)).*|(?:setup|view|imagine|clone|decode|fallback|scripted|options|party|game))\.ts$/;
const CONTENT = /^src\/content\/(?!.*(?:names|phrases|say|index|write|vocabulary|notation)).*\.ts$/;

const RUNNING = /^src\/(?!rulebook\/|words|types|facets\/(?!orders)).*\.ts$/;
const WHOLE_GAMES =
  /\/(?:games|quests|simulated|two-tables|conform[a-z-]*|account|playthroughs)\.test\.ts$|\/encounters\//;

/** Long files of random play, in every game. */
const LONG: Field['shortened'] = [
  { tests: /\/conform\.test\.ts$/, most: 3 },
  { tests: /\/(?:conform-[a-z-]+|account)\.test\.ts$/, most: 1 },
  { tests: /\/encounters\//, most: 150 },
];

const game = (id: string): Field => ({
  id,
  home: `packages/games/${id}`,
  sources: { code: RULES, data: CONTENT },
  running: RUNNING,
  rulebook: /^src\/rulebook\/.*\.ts$/,
  tests: /^(?:src|stories)\/.*\.test\.ts$/,
  deaf: /^src\/(?:bots|words\/nl|sheet\/heroscribe)\/|^stories\/client\/|\/(?:languages|simulated|study|two-tables|broken-saves)\.test\.ts$/,
  still: WHOLE_GAMES,
  shortened: LONG,
});

const VAULT: Field = {
  id: 'vault',
  home: 'packages/testkit',
  sources: { code: /^src\/vault\/(?:vault|actions|frames|pieces)\.ts$/, data: /^src\/vault\/types\.ts$/ },
  running: /^src\/vault\/(?:vault|actions|frames|pieces)\.ts$/,
  rulebook: /^src\/vault\/rulebook\.ts$/,
  tests: /^src\/(?:vault\/.*|conform)\.test\.ts$/,
  deaf: /^$/,
  still: /conform\.test\.ts$/,
  shortened: [{ tests: /\/conform\.test\.ts$/, most: 1 }],
};

/** What games of growing dungeons stand on: it cites no rule, and its own tests must notice whatever is broken. */
const TILES: Field = {
  id: 'tiles',
  home: 'packages/tiles',
  sources: { code: /^src\/(?!index|sample).*\.ts$/, data: /^$/ },
  running: /^$/,
  rulebook: /^$/,
  tests: /^src\/.*\.test\.ts$/,
  deaf: /^$/,
  still: /^$/,
  shortened: [],
};

export const FIELDS: readonly Field[] = [...GAME_IDS.map(game), TILES, VAULT];

/** How many tests of a file are run. */
export const mostOf = ({ shortened }: Field, file: string): number =>
  shortened.find(({ tests }) => tests.test(file))?.most ?? Number.MAX_SAFE_INTEGER;

/**
 * Tests that notice a change without naming it: what was played or said once is compared, or random play is held to the
 * laws.
 */
export const isBroad = (test: string): boolean => /playthroughs|conform|perft|\/encounters\/|\/words\//.test(test);

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
  /^src\/(?:(?:actions|frames|queries|controller|dungeon|setup|odds)\/(?!.*(?:laws|sample)).*|(?:setup|view|imagine|clone|decode|fallback|options|party|game))\.ts$/;
const CONTENT = /^src\/content\/(?!.*(?:names|phrases|say|index|write|vocabulary)).*\.ts$/;

const RUNNING = /^src\/(?!rulebook\/|words|types).*\.ts$/;
const WHOLE_GAMES =
  /\/(?:games|quests|simulated|two-tables|conform[a-z-]*|account|playthroughs)\.test\.ts$|\/encounters\//;

function game(id: string, shortened: Field['shortened']): Field {
  return {
    id,
    home: `packages/games/${id}`,
    sources: { code: RULES, data: CONTENT },
    running: RUNNING,
    rulebook: /^src\/rulebook\/.*\.ts$/,
    tests: /^(?:src|stories)\/.*\.test\.ts$/,
    deaf: /^src\/(?:bots|words-nl|heroscribe)\/|\/(?:simulated|two-tables)\.test\.ts$/,
    still: WHOLE_GAMES,
    shortened: [...shortened, { tests: /\/encounters\//, most: 150 }],
  };
}

export const FIELDS: readonly Field[] = [
  game('heroquest', [{ tests: /\/conform\.test\.ts$/, most: 2 }]),
  game('glowquest', [
    { tests: /\/conform\.test\.ts$/, most: 4 },
    { tests: /\/(?:conform-house|account)\.test\.ts$/, most: 1 },
  ]),
  game('dungeonquest', []),
  {
    id: 'vault',
    home: 'packages/testkit',
    sources: { code: /^src\/vault\/(?:vault|actions|frames|pieces)\.ts$/, data: /^src\/vault\/types\.ts$/ },
    running: /^src\/vault\/(?:vault|actions|frames|pieces)\.ts$/,
    rulebook: /^src\/vault\/rulebook\.ts$/,
    tests: /^src\/(?:vault\/.*|conform)\.test\.ts$/,
    deaf: /^$/,
    still: /conform\.test\.ts$/,
    shortened: [{ tests: /\/conform\.test\.ts$/, most: 1 }],
  },
];

/** How many tests of a file are run. */
export const mostOf = ({ shortened }: Field, file: string): number =>
  shortened.find(({ tests }) => tests.test(file))?.most ?? Number.MAX_SAFE_INTEGER;

/**
 * Tests that notice a change without naming it: what was played or said once is compared, or random play is held to the
 * laws.
 */
export const isBroad = (test: string): boolean => /playthroughs|conform|perft|\/encounters\/|\/words\//.test(test);

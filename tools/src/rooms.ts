/** Who may import whom: the house rules of `docs/architecture.md`, as data. */
interface Room {
  /** Packages of ours it may import; `games` stands for every game, `lab/counting` for one entry of a package. */
  readonly may: readonly string[];
  /** Runs unchanged in a browser: no Node, no library, no DOM. */
  readonly isPure: boolean;
}

const PURE_GAME: Room = {
  may: ['kernel', 'border', 'grid', 'tiles', 'groundwork', 'heroscribe', 'facets'],
  isPure: true,
};

export const ROOMS: Readonly<Record<string, Room>> = {
  kernel: { may: [], isPure: true },
  border: { may: ['kernel'], isPure: true },
  grid: { may: [], isPure: true },
  tiles: { may: ['grid'], isPure: true },
  groundwork: { may: ['kernel', 'grid', 'tiles'], isPure: true },
  heroscribe: { may: ['border', 'grid'], isPure: true },
  facets: { may: ['kernel', 'border'], isPure: true },
  games: PURE_GAME,
  workshop: { may: [...PURE_GAME.may, 'games', 'lab', 'players', 'testkit'], isPure: true },
  catalogue: { may: ['facets', 'games', 'testkit'], isPure: true },
  players: { may: ['kernel'], isPure: true },
  testkit: { may: ['kernel', 'border', 'facets', 'table'], isPure: false },
  lab: { may: ['kernel', 'border', 'facets', 'players', 'catalogue'], isPure: false },
  wire: { may: ['kernel', 'border'], isPure: true },
  table: { may: ['kernel', 'border', 'facets', 'wire', 'players'], isPure: false },
  server: { may: ['kernel', 'border', 'facets', 'wire', 'table', 'players', 'catalogue'], isPure: false },
  web: {
    may: [
      ...['kernel', 'border', 'facets', 'grid', 'tiles', 'wire', 'table', 'players', 'catalogue', 'games'],
      'lab/counting', // the page measures what somebody wrote, and counts as the lab does
    ],
    isPure: false,
  },
  cli: {
    may: [
      ...[
        'kernel',
        'border',
        'facets',
        'grid',
        'tiles',
        'players',
        'catalogue',
        'lab',
        'wire',
        'table',
        'server',
        'testkit',
      ],
      ...['bench', 'games'],
    ],
    isPure: false,
  },
  tools: {
    may: ['kernel', 'border', 'facets', 'players', 'table', 'catalogue', 'lab', 'testkit'],
    isPure: false,
  },
  bench: { may: ['kernel', 'border', 'facets', 'players', 'wire', 'table', 'catalogue', 'lab'], isPure: false },
};

/** What tests may use besides what their package may: the tools of the trade, never another game. */
export const TESTS_MAY: readonly string[] = ['kernel', 'border', 'facets', 'table', 'testkit', 'players', 'lab'];

/** Entries of packages that use Node which run in a browser all the same, with all that they import. */
export const PURE_ENTRIES: readonly string[] = ['packages/lab/src/counting.ts'];

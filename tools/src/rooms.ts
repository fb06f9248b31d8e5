/** Who may import whom: the house rules of `docs/architecture.md`, as data. */
interface Room {
  /** Packages of ours it may import; `games` stands for every game. */
  readonly may: readonly string[];
  /** Runs unchanged in a browser: no Node, no library, no DOM. */
  readonly isPure: boolean;
}

const PURE_GAME: Room = { may: ['kernel', 'border', 'grid'], isPure: true };

export const ROOMS: Readonly<Record<string, Room>> = {
  kernel: { may: [], isPure: true },
  border: { may: ['kernel'], isPure: true },
  grid: { may: [], isPure: true },
  games: PURE_GAME,
  players: { may: ['kernel'], isPure: true },
  testkit: { may: ['kernel', 'border', 'table'], isPure: false },
  lab: { may: ['kernel', 'border', 'players', 'games'], isPure: false },
  wire: { may: ['kernel', 'border'], isPure: true },
  table: { may: ['kernel', 'border', 'wire', 'players'], isPure: false },
  server: { may: ['kernel', 'border', 'wire', 'table', 'players', 'games'], isPure: false },
  web: { may: ['kernel', 'border', 'grid', 'wire', 'table', 'players', 'games'], isPure: false },
  cli: {
    may: ['kernel', 'border', 'grid', 'players', 'games', 'lab', 'wire', 'table', 'server', 'web', 'testkit', 'bench'],
    isPure: false,
  },
  tools: { may: ['kernel', 'border', 'players', 'table', 'games', 'lab', 'testkit'], isPure: false },
  bench: { may: ['kernel', 'border', 'players', 'wire', 'table', 'games', 'lab'], isPure: false },
};

/** What tests may use besides what their package may: the tools of the trade, never another game. */
export const TESTS_MAY: readonly string[] = ['kernel', 'border', 'table', 'testkit', 'players', 'lab'];

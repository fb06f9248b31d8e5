import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findStudy, type Prepared } from '@questhall/lab';
import { median } from './median.ts';

/** Whole games of one kind, and how fast they are wanted on one core. */
export interface Plan {
  readonly title: string;
  readonly game: string;
  /** One game for each of these is played in turn. */
  readonly tables: readonly object[];
  readonly players: readonly string[];
  /** Games at each table before the clock runs, and in each round. */
  readonly warmUps: number;
  readonly perRound: number;
  /** So many games a second. */
  readonly wanted: number;
}

const QUESTS = 14;
const four = (player: string): readonly string[] => [player, player, player, player];

export type PlanName = 'quests' | 'random' | 'standard';
export const PLAN_NAMES: readonly PlanName[] = ['quests', 'random', 'standard'];

export const PLANS: Readonly<Record<PlanName, Plan>> = {
  quests: {
    title: 'HeroQuest, all fourteen quests in turn',
    game: 'heroquest',
    tables: Array.from({ length: QUESTS }, (_, i) => ({ quest: i + 1, rounds: 150 })),
    players: ['standard', 'standard'],
    warmUps: 10,
    perRound: 3,
    wanted: 40,
  },
  random: {
    title: 'Glowquest, three random heroes',
    game: 'glowquest',
    tables: [{}],
    players: four('random'),
    warmUps: 2_000,
    perRound: 300,
    wanted: 300,
  },
  standard: {
    title: 'Glowquest, three standard heroes',
    game: 'glowquest',
    tables: [{}],
    players: four('standard'),
    warmUps: 100,
    perRound: 30,
    wanted: 10,
  },
};

interface Played {
  readonly games: number;
  readonly wins: number;
  readonly moves: number;
}

export interface Timed {
  /** What every round plays. */
  readonly round: Played;
  /** Games per second of CPU time in the fastest round, the least disturbed one. */
  readonly best: number;
  /** The same in the middle of all rounds: what a usual one took. */
  readonly middle: number;
}

/** Plays in this process, round after round the same games. */
export async function timeGames(name: PlanName, rounds: number, isQuick: boolean): Promise<Timed> {
  const { warmUps, perRound } = PLANS[name];
  const tables = await prepared(PLANS[name]);
  const play = (from: number, to: number): Played => {
    const played = { games: 0, wins: 0, moves: 0 };
    for (let index = from; index < to; index++)
      for (const table of tables) {
        const { isWon, measures } = table.play(index);
        played.games += 1;
        played.wins += isWon ? 1 : 0;
        played.moves += measures['moves'] ?? 0;
      }
    return played;
  };
  const games = isQuick ? 1 : perRound;
  if (!isQuick) play(games, games + warmUps);
  const timed = Array.from({ length: rounds }, () => {
    const started = process.cpuUsage();
    const round = play(0, games);
    const { user, system } = process.cpuUsage(started);
    return { round, rate: (1e6 * round.games) / (user + system) };
  });
  const [first] = timed;
  if (first === undefined || timed.some(({ round }) => JSON.stringify(round) !== JSON.stringify(first.round)))
    throw new Error(`${name}: the rounds are not the same games`);
  const rates = timed.map(({ rate }) => rate);
  return { round: first.round, best: Math.max(...rates), middle: median(rates) };
}

async function prepared({ game, tables, players, warmUps, perRound }: Plan): Promise<readonly Prepared[]> {
  const study = await findStudy(game);
  return tables.map((options) => {
    const made = study?.prepare({ game, options, seats: players.length, players, games: warmUps + perRound, seed: 'bench' });
    if (!made?.ok) throw new Error(`${game} cannot be simulated with ${JSON.stringify(options)}`);
    return made.value;
  });
}

const TIMING = fileURLToPath(new URL('./whole-games-timing.js', import.meta.url));

/** In a process of its own: what one game teaches the compiler would slow down another. */
export function timeGamesApart(name: PlanName, rounds: number, isQuick: boolean): Timed {
  const args = [TIMING, name, String(rounds), ...(isQuick ? ['--quick'] : [])];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
  return JSON.parse(stdout);
}

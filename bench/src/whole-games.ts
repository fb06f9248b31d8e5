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
  readonly gamesPerSecond: number;
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
    gamesPerSecond: 40,
  },
  random: {
    title: 'Glowquest, three random heroes',
    game: 'glowquest',
    tables: [{}],
    players: four('random'),
    warmUps: 2_000,
    perRound: 300,
    gamesPerSecond: 300,
  },
  standard: {
    title: 'Glowquest, three standard heroes',
    game: 'glowquest',
    tables: [{}],
    players: four('standard'),
    warmUps: 100,
    perRound: 30,
    gamesPerSecond: 10,
  },
};

export interface Timed {
  /** Games in a round, and how many of them were won: every round plays the same. */
  readonly games: number;
  readonly wins: number;
  /** Games per second of CPU time in the fastest round: what the program can do when the machine lets it. */
  readonly best: number;
  /** The same in the middle of all rounds: what it did on this machine today. */
  readonly middle: number;
}

/** Plays in this process, round after round the same games. */
export async function timeGames(name: PlanName, rounds: number, isQuick: boolean): Promise<Timed> {
  const { warmUps, perRound } = PLANS[name];
  const tables = await prepared(PLANS[name]);
  const play = (from: number, to: number): number => {
    let wins = 0;
    for (let index = from; index < to; index++) for (const table of tables) wins += table.play(index).isWon ? 1 : 0;
    return wins;
  };
  const games = isQuick ? 1 : perRound;
  if (!isQuick) play(games, games + warmUps);
  const seconds: number[] = [];
  const won = new Set<number>();
  for (let round = 0; round < rounds; round++) {
    const started = process.cpuUsage();
    won.add(play(0, games));
    const { user, system } = process.cpuUsage(started);
    seconds.push((user + system) / 1e6);
  }
  const [wins] = won;
  if (wins === undefined || won.size !== 1) throw new Error(`${name}: the rounds are not the same games`);
  const each = games * tables.length;
  return { games: each, wins, best: each / Math.min(...seconds), middle: each / median(seconds) };
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

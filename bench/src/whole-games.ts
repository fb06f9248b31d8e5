import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findStudy } from '@questhall/lab';
import { median } from './median.ts';
import { planTitled, prepareTables } from './plans.ts';

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
export async function timeGames(title: string | undefined, rounds: number, isQuick: boolean): Promise<Timed> {
  const plan = planTitled(title);
  const { warmUps, perRound } = plan;
  const tables = await prepareTables(plan, findStudy);
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
    throw new Error(`${title}: the rounds are not the same games`);
  const rates = timed.map(({ rate }) => rate);
  return { round: first.round, best: Math.max(...rates), middle: median(rates) };
}

const TIMING = fileURLToPath(new URL('./whole-games-timing.js', import.meta.url));

/** In a process of its own: what one game teaches the compiler would slow down another. */
export function timeGamesApart(title: string, rounds: number, isQuick: boolean): Timed {
  const args = [TIMING, title, String(rounds), ...(isQuick ? ['--quick'] : [])];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${title} failed: ${stderr}`);
  return JSON.parse(stdout);
}

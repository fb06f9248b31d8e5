import { findStudy, run } from '@questhall/lab';

export interface Simulated {
  readonly mode: string;
  readonly workers: number;
  readonly gamesPerSecond: number;
  readonly wins: number;
}

/** Whole games of the arena in the lab, by wall clock: what somebody at the keyboard waits for. */
export async function simulate(games: number, workers: number, mode: string): Promise<Simulated> {
  const prepared = findStudy('dungeonquest')?.prepare({
    game: 'dungeonquest',
    options: { mode, hero: 'lindel', monster: 'troll' },
    seats: 2,
    players: ['standard', 'standard'],
    games,
    seed: 'bench',
  });
  if (!prepared?.ok) throw new Error('the arena cannot be simulated');
  const started = performance.now();
  const { wins } = await run(prepared.value.experiment, { workers });
  return { mode, workers, gamesPerSecond: (1_000 * games) / (performance.now() - started), wins };
}

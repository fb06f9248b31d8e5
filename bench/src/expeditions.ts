import { findStudy } from '@questhall/lab';

export interface Expeditions {
  readonly games: number;
  readonly wins: number;
  readonly gamesPerSecond: number;
  readonly millisecondsPerGame: number;
}

const SEATS = 4;

/** Glowquest with three heroes at normal difficulty, on one core and by its CPU time; the first games only warm up. */
export async function expeditions(player: 'standard' | 'random', warmUps: number, games: number): Promise<Expeditions> {
  const study = await findStudy('glowquest');
  const players = Array.from({ length: SEATS }, () => player);
  const made = study?.prepare({ game: 'glowquest', options: {}, seats: SEATS, players, games: warmUps + games, seed: 'bench' });
  if (!made?.ok) throw new Error('Glowquest cannot be simulated');
  for (let index = 0; index < warmUps; index++) made.value.play(index);
  const started = process.cpuUsage();
  let wins = 0;
  for (let index = warmUps; index < warmUps + games; index++) wins += made.value.play(index).isWon ? 1 : 0;
  const { user, system } = process.cpuUsage(started);
  const seconds = (user + system) / 1e6;
  return { games, wins, gamesPerSecond: games / seconds, millisecondsPerGame: (1_000 * seconds) / games };
}

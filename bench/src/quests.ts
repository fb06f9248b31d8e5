import { findStudy } from '@questhall/lab';

export interface Quests {
  readonly games: number;
  readonly wins: number;
  readonly gamesPerSecond: number;
  readonly millisecondsPerGame: number;
}

const QUESTS = 14;

/** HeroQuest's quests in turn, by four hero bots and Zargon, on one core and by its CPU time; the first rounds of them only warm up. */
export async function quests(warmUps: number, rounds: number): Promise<Quests> {
  const study = await findStudy('heroquest');
  const prepared = Array.from({ length: QUESTS }, (_, i) => {
    const experiment = { game: 'heroquest', options: { quest: i + 1, rounds: 150 }, seats: 2, players: ['standard', 'standard'] };
    const made = study?.prepare({ ...experiment, games: warmUps + rounds, seed: 'bench' });
    if (!made?.ok) throw new Error(`quest ${i + 1} cannot be simulated`);
    return made.value;
  });
  const playAll = (from: number, to: number): number => {
    let wins = 0;
    for (let index = from; index < to; index++) for (const quest of prepared) wins += quest.play(index).isWon ? 1 : 0;
    return wins;
  };
  playAll(0, warmUps);
  const started = process.cpuUsage();
  const wins = playAll(warmUps, warmUps + rounds);
  const { user, system } = process.cpuUsage(started);
  const games = rounds * QUESTS;
  const seconds = (user + system) / 1e6;
  return { games, wins, gamesPerSecond: games / seconds, millisecondsPerGame: (1_000 * seconds) / games };
}

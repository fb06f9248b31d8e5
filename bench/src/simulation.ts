import { findStudy, run } from '@questhall/lab';

export interface Simulated {
  readonly name: string;
  readonly workers: number;
  readonly gamesPerSecond: number;
  readonly wins: number;
}

/** What the lab plays here: a fight of each kind, and whole quests. */
export const EXPERIMENTS = [
  { name: 'arena, dice', game: 'dungeonquest', options: { mode: 'dice', hero: 'lindel', monster: 'troll' }, seats: 2, games: 60_000 },
  { name: 'arena, solo', game: 'dungeonquest', options: { mode: 'solo', hero: 'lindel', monster: 'troll' }, seats: 2, games: 60_000 },
  { name: 'arena, cards', game: 'dungeonquest', options: { mode: 'cards', hero: 'lindel', monster: 'troll' }, seats: 2, games: 60_000 },
  { name: 'HeroQuest, 1', game: 'heroquest', options: { quest: 1, rounds: 150 }, seats: 2, games: 400 },
  { name: 'HeroQuest, 14', game: 'heroquest', options: { quest: 14, rounds: 150 }, seats: 2, games: 400 },
  { name: 'Glowquest', game: 'glowquest', options: {}, seats: 4, games: 200 },
] as const;

/** Whole games in the lab, by wall clock: what somebody at the keyboard waits for. */
export async function simulate(experiment: (typeof EXPERIMENTS)[number], games: number, workers: number): Promise<Simulated> {
  const { name, game, options, seats } = experiment;
  const study = await findStudy(game);
  const prepared = study?.prepare({ game, options, seats, players: Array.from({ length: seats }, () => 'standard'), games, seed: 'bench' });
  if (!prepared?.ok) throw new Error(`${name} cannot be simulated`);
  const started = performance.now();
  const { wins } = await run(prepared.value.experiment, { workers });
  return { name, workers, gamesPerSecond: (1_000 * games) / (performance.now() - started), wins };
}

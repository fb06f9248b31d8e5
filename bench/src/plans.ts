import type { Prepared, Study } from '@questhall/lab';

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
  /** The same in a round that takes about a third of a second, for comparing two versions by turns. */
  readonly perShortRound: number;
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
    perShortRound: 1,
    wanted: 40,
  },
  random: {
    title: 'Glowquest, three random heroes',
    game: 'glowquest',
    tables: [{}],
    players: four('random'),
    warmUps: 2_000,
    perRound: 300,
    perShortRound: 60,
    wanted: 300,
  },
  standard: {
    title: 'Glowquest, three standard heroes',
    game: 'glowquest',
    tables: [{}],
    players: four('standard'),
    warmUps: 400,
    perRound: 30,
    perShortRound: 3,
    wanted: 10,
  },
};

/** The tables of a plan, as the lab of some checkout lays them. */
export async function prepareTables(
  { game, tables, players, warmUps, perRound }: Plan,
  find: (game: string) => Promise<Study | null>,
): Promise<readonly Prepared[]> {
  const study = await find(game);
  return tables.map((options) => {
    const made = study?.prepare({
      game,
      options,
      seats: players.length,
      players,
      games: warmUps + perRound,
      seed: 'bench',
    });
    if (!made?.ok) throw new Error(`${game} cannot be simulated with ${JSON.stringify(options)}`);
    return made.value;
  });
}

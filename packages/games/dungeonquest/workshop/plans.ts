import type { Plan, Simulation } from '@questhall/lab';

/** Whole dashes of one hero. */
const ALONE = { play: 'keep' };

export const plans: readonly Plan[] = [
  {
    name: 'random',
    title: 'DungeonQuest, one hero in the keep, a random player',
    game: 'dungeonquest',
    tables: [ALONE],
    players: ['random'],
    warmUps: 4_000,
    perRound: 800,
    perShortRound: 600,
    wanted: 2_000,
  },
  {
    name: 'standard',
    title: 'DungeonQuest, one hero in the keep, the careful player',
    game: 'dungeonquest',
    tables: [ALONE],
    players: ['standard'],
    warmUps: 800,
    perRound: 80,
    perShortRound: 50,
    wanted: 150,
  },
];

/** A fight of each kind, and the keep. */
export const simulations: readonly Simulation[] = [
  ...['dice', 'solo', 'cards'].map((mode) => ({
    name: `arena, ${mode}`,
    game: 'dungeonquest',
    options: { mode, hero: 'lindel', monster: 'troll' },
    seats: 2,
    games: 60_000,
  })),
  { name: 'DungeonQuest', game: 'dungeonquest', options: ALONE, seats: 1, games: 2_000 },
];

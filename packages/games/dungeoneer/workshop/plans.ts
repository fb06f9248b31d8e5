import type { Plan, Simulation } from '@questhall/lab';

const three = (player: string): readonly string[] => [player, player, player];

export const plans: readonly Plan[] = [
  {
    name: 'random',
    title: 'Dungeoneer, three random players',
    game: 'dungeoneer',
    tables: [{}],
    players: three('random'),
    warmUps: 600,
    perRound: 100,
    perShortRound: 40,
    wanted: 300,
  },
  {
    name: 'standard',
    title: 'Dungeoneer, three standard players',
    game: 'dungeoneer',
    tables: [{}],
    players: three('standard'),
    warmUps: 200,
    perRound: 20,
    perShortRound: 7,
    wanted: 20,
  },
];

export const simulations: readonly Simulation[] = [
  { name: 'Dungeoneer', game: 'dungeoneer', options: {}, seats: 3, games: 100 },
];

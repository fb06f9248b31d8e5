import type { Plan, Simulation } from '@questhall/lab';

const four = (player: string): readonly string[] => [player, player, player, player];

export const plans: readonly Plan[] = [
  {
    name: 'random',
    title: 'Glowquest, three random heroes',
    game: 'glowquest',
    tables: [{}],
    players: four('random'),
    warmUps: 2_000,
    perRound: 300,
    perShortRound: 60,
    wanted: 300,
  },
  {
    name: 'standard',
    title: 'Glowquest, three standard heroes',
    game: 'glowquest',
    tables: [{}],
    players: four('standard'),
    warmUps: 400,
    perRound: 30,
    perShortRound: 3,
    wanted: 10,
  },
];

export const simulations: readonly Simulation[] = [
  { name: 'Glowquest', game: 'glowquest', options: {}, seats: 4, games: 200 },
];

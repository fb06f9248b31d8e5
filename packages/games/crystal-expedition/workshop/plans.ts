import type { Plan, Simulation } from '@questhall/lab';

/** One expedition of three heroes, from the Town and back. */
const ONE = { expeditions: 1 };

export const plans: readonly Plan[] = [
  {
    name: 'random',
    title: 'Crystal Expedition, one expedition, random players',
    game: 'crystal-expedition',
    tables: [ONE],
    players: ['random'],
    warmUps: 400,
    perRound: 200,
    perShortRound: 20,
    wanted: 200,
  },
  {
    name: 'standard',
    title: 'Crystal Expedition, one expedition, standard players',
    game: 'crystal-expedition',
    tables: [ONE],
    players: ['standard'],
    warmUps: 60,
    perRound: 10,
    perShortRound: 3,
    wanted: 10,
  },
];

export const simulations: readonly Simulation[] = [
  { name: 'Crystal Expedition', game: 'crystal-expedition', options: ONE, seats: 1, games: 40 },
];

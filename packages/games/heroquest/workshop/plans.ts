import type { Plan, Simulation } from '@questhall/lab';

const QUESTS = 14;

export const plans: readonly Plan[] = [
  {
    name: 'quests',
    title: 'HeroQuest, all fourteen quests in turn',
    game: 'heroquest',
    tables: Array.from({ length: QUESTS }, (_, i) => ({ quest: i + 1, rounds: 150 })),
    players: ['standard', 'standard'],
    warmUps: 10,
    perRound: 3,
    perShortRound: 1,
    wanted: 40,
  },
];

const quest = (number: number, games: number): Simulation => ({
  name: `HeroQuest, ${number}`,
  game: 'heroquest',
  options: { quest: number, rounds: 150 },
  seats: 2,
  games,
});

export const simulations: readonly Simulation[] = [quest(1, 400), quest(14, 400)];

/** Long enough to tell how much sooner two threads are done than one. */
export const doubling: Simulation = quest(1, 2_000);

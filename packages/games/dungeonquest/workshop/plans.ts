import type { Simulation } from '@questhall/lab';

/** A fight of each kind. */
export const simulations: readonly Simulation[] = ['dice', 'solo', 'cards'].map((mode) => ({
  name: `arena, ${mode}`,
  game: 'dungeonquest',
  options: { mode, hero: 'lindel', monster: 'troll' },
  seats: 2,
  games: 60_000,
}));

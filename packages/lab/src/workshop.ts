import { GAME_IDS } from '@questhall/catalogue';
import type { Balance } from './balance.ts';
import type { Plan, Simulation } from './plan.ts';

/** What those who work on a game have for the lab; each part may be missing. */
export interface Workshop {
  readonly balance?: Balance;
  readonly plans?: readonly Plan[];
  readonly simulations?: readonly Simulation[];
  readonly doubling?: Simulation;
}

/** The workshops of all games, by id: modules of their own, which nobody who plays ever loads. */
export async function workshops(): Promise<ReadonlyMap<string, Workshop>> {
  const found = await Promise.all(
    GAME_IDS.map(async (id): Promise<readonly [string, Workshop]> => [id, await import(`@questhall/${id}/workshop`)]),
  );
  return new Map(found);
}

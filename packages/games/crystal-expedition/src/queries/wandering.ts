import type { Table } from '../types/index.ts';
import { expeditionOf } from './entities.ts';

type Wandered = Pick<Table, 'expedition' | 'house'>;

/** Half of the Glory, or all of it where the house has them rare. [wander.threshold-half-glory] */
export function wanderersAt({ expedition, house }: Wandered): number {
  const { glory } = expeditionOf({ expedition });
  return house.wanderAtFullGlory ? glory : Math.ceil(glory / 2);
}

/** So many tokens lie in the pool that they come. */
export const areWanderersDue = (table: Wandered): boolean => expeditionOf(table).tokens >= wanderersAt(table);

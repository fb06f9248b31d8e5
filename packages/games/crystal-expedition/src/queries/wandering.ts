import type { Table } from '../types/index.ts';
import { expeditionOf } from './entities.ts';

/** The pool has reached half of the Glory, or all of it where the house has them rare. [wander.threshold-half-glory] */
export function areWanderersDue({ expedition, house }: Pick<Table, 'expedition' | 'house'>): boolean {
  const { tokens, glory } = expeditionOf({ expedition });
  return tokens >= (house.wanderAtFullGlory ? glory : Math.ceil(glory / 2));
}

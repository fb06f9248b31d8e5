import { roll } from '@questhall/kernel';
import { faceOf } from '../queries/combat.ts';
import type { Face } from '../types/index.ts';
import type { Draft } from './agenda.ts';

const SIDES = 6;

/** Combat dice. However many it takes, they are rolled. [dice.more-than-in-the-box] */
export function rollFaces({ rng, table }: Draft, count: number): Face[] {
  return Array.from({ length: count }, () => faceOf(table.house, roll(rng, SIDES)));
}

/** Red dice. */
export const rollRed = ({ rng }: Draft, count: number): number[] => Array.from({ length: count }, () => roll(rng, SIDES));

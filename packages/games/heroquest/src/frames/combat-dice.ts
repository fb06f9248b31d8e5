import { roll } from '@questhall/kernel';
import { faceOf } from '../queries/combat.ts';
import type { Face } from '../types/index.ts';
import type { Draft } from './agenda.ts';

const SIDES = 6;

/** Combat dice. However many it takes, they are rolled. [dice.more-than-in-the-box] */
export function rollFaces({ rng, table }: Draft, count: number): Face[] {
  const faces: Face[] = [];
  for (let i = 0; i < count; i++) faces.push(faceOf(table.house, roll(rng, SIDES)));
  return faces;
}

/** Red dice. */
export function rollRed({ rng }: Draft, count: number): number[] {
  const dice: number[] = [];
  for (let i = 0; i < count; i++) dice.push(roll(rng, SIDES));
  return dice;
}

import { roll } from '@questhall/kernel';
import type { Draft } from './agenda.ts';

/** A die that decides by itself: the number or more on a D6 passes, and nothing is added to it. [dice.check] */
export function check({ rng }: Draft, least: number): { readonly die: number; readonly passed: boolean } {
  const die = roll(rng, 6);
  return { die, passed: die >= least };
}

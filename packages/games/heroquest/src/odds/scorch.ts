import type { Flame } from '../content/spells.ts';
import { damageOf } from './blow.ts';
import { SIDES } from './die.ts';
import { decimals, mean } from './field.ts';

/** The chance that a flame takes all Body Points there are, and how many it takes on average. */
export function scorch(
  { damage, dice, from }: Flame,
  body: number,
): { readonly kill: number; readonly damage: number } {
  const chances = damageOf(decimals, damage, SIDES, dice, SIDES + 1 - from); // as if every attack die were a skull
  const kill = chances.slice(body).reduce((sum, chance) => sum + chance, 0);
  return { kill, damage: mean(decimals, [...chances.slice(0, body), kill]) };
}

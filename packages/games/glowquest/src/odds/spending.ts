import type { Attack } from '../types/index.ts';
import type { Extra } from './extras.ts';

/** Extras taken together. */
export type Sum = Extra;

export const NOTHING: Sum = { cost: 0, toHit: 0, damage: 0, fragile: 0, isAffliction: false, bypass: 'none' };

const WAYS: readonly Attack['bypass'][] = ['none', 'armor', 'shield-and-armor'];

/** The stronger of two ways around the layers holds. [damage.bypass] */
const stronger = (a: Attack['bypass'], b: Attack['bypass']): Attack['bypass'] =>
  WAYS.indexOf(a) > WAYS.indexOf(b) ? a : b;

const plus = (a: Sum, b: Extra): Sum => ({
  cost: a.cost + b.cost,
  toHit: a.toHit + b.toHit,
  damage: a.damage + b.damage,
  fragile: a.fragile + b.fragile,
  isAffliction: a.isAffliction || b.isAffliction,
  bypass: stronger(a.bypass, b.bypass),
});

/** Two sums that differ in damage only can be compared: the one with more is never worse. */
const keyOf = ({ cost, toHit, fragile, isAffliction, bypass }: Sum): string =>
  `${cost} ${toHit} ${fragile} ${isAffliction} ${bypass}`;

/**
 * Everything worth buying for so many Surges. Extras are taken up one after the other, each into every sum so far, and
 * of sums that are alike but for their damage only the best is kept: so any number of them can be weighed, and their
 * order makes no difference.
 */
export function spendings(extras: readonly Extra[], surges: number): readonly Sum[] {
  let sums = new Map<string, Sum>([[keyOf(NOTHING), NOTHING]]);
  for (const extra of extras) {
    const next = new Map(sums);
    for (const sum of sums.values()) {
      const more = plus(sum, extra);
      const key = keyOf(more);
      if (more.cost <= surges && more.damage > (next.get(key)?.damage ?? -1)) next.set(key, more);
    }
    sums = next;
  }
  return [...sums.values()];
}

import type { Seat } from '@questhall/kernel';
import { isSpared } from '@questhall/table';
import { expect, test } from 'vitest';
import { rules } from '../../src/facets/rules.ts';
import { cast, lording } from '../cast.ts';
import { A, B, type Having, type Tale } from '../scene.ts';
import { asked, bane, offersTo } from '../telling.ts';

/** Whether a table passes for a seat that has given these orders. */
function isPassedFor({ state }: Tale, seat: Seat, orders: readonly string[] = ['quiet']): boolean {
  const ask = state.asks.find((one) => one.seat === seat && one.wait !== 'none');
  if (ask === undefined) throw new Error(`${seat} is not asked`);
  return isSpared(rules, state, ask, orders);
}

/** A walks north with 2 Peril, for which everybody who holds a card is asked. */
function walked(b: Having, set: 'HD' | 'ED' = 'HD'): Tale {
  const s = cast(
    { a: { points: 3, peril: 1 }, b, c: { glory: 1, hand: ['HD-A04'] } },
    { set, sets: set, arrange: (scene) => scene.lay(`${set}-M02`, 0, 1) },
  );
  s.does(A, { type: 'move', side: 'north' });
  expect(asked(s)).toBe('B entered 1, C entered 1');
  return s;
}

test('[time.auto-pass] whoever could only heal a hero that lacks nothing is passed for, and asked after the first wound', () => {
  const whole = walked({ glory: 2, hand: ['HD-A02'] });
  expect(offersTo(whole, B)).toHaveLength(2);
  expect(isPassedFor(whole, B)).toBe(true);
  expect(isPassedFor(walked({ glory: 2, hand: ['HD-A02'], life: 5 }), B)).toBe(false);
  expect(isPassedFor(walked({ readied: ['HD-A12'] }), B)).toBe(true);
  expect(isPassedFor(walked({ readied: ['HD-A12'], life: 5 }), B)).toBe(false);
});

test('[time.auto-pass] whoever lies has something to say: a cure that also sets its hero on its feet is worth a question', () => {
  expect(isPassedFor(walked({ glory: 4, hand: ['ED-A02'] }, 'ED'), B)).toBe(true);
  expect(isPassedFor(walked({ glory: 4, hand: ['ED-A02'], isTipped: true }, 'ED'), B)).toBe(false);
});

test('[time.auto-pass] one thing that does something is enough to be asked', () => {
  expect(isPassedFor(walked({ glory: 2, hand: ['HD-A02', 'HD-A30'] }), B)).toBe(false);
  expect(isPassedFor(walked({ glory: 2, hasSaved: true, isTipped: true, hand: ['HD-A02'] }), B)).toBe(false);
});

test('[time.auto-pass] [time.break-through] a hero that lacks nothing is not asked to heal before a Bane or an attack on it', () => {
  const s = lording({ a: { hand: ['HD-A17', 'HD-A20'] }, b: { glory: 2, peril: 4, hand: ['HD-A02'] } });
  s.does(A, bane('HD-A17', B));
  expect([asked(s), isPassedFor(s, B)]).toEqual(['B declared 1', true]);
});

test('[time.hand-up] with a raised hand one is asked even about what would do nothing', () => {
  const s = walked({ glory: 2, hand: ['HD-A02'] });
  expect([isPassedFor(s, B), isPassedFor(s, B, ['quiet', 'hand-up'])]).toEqual([true, false]);
});

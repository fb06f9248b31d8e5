import { amountAt, type TIMED_COUNTED_TRAITS, type TIMED_TRAITS } from '../content/index.ts';
import type { Entity, Table } from '../types/index.ts';
import { sheetFor } from './stats.ts';
import { timesUsed } from './uses.ts';

type Timed = (typeof TIMED_TRAITS)[number] | (typeof TIMED_COUNTED_TRAITS)[number];

/**
 * Whether somebody may still do what it can a number of times in an Encounter; the same from two sources counts once.
 * [activator.same-twice-counts-once]
 */
export function hasTimeLeft(table: Table, entity: Entity, word: Timed): boolean {
  let times = 0;
  for (const { of } of sheetFor(table, entity).traits) if (of.trait === word) times = Math.max(times, of.perEncounter);
  return timesUsed(entity.usedInEncounter, word) < times;
}

/** How much it is worth, the best there is of it. */
export function timedAmount(table: Table, entity: Entity, word: (typeof TIMED_COUNTED_TRAITS)[number]): number {
  let most = 0;
  for (const { of, level } of sheetFor(table, entity).traits)
    if (of.trait === word) most = Math.max(most, amountAt(of.n, level));
  return most;
}

/** By which names of traits a die is thrown again that is one's own. */
export const REROLLS = ['reroll-attack', 'reroll-attack-or-escape'] as const;

/** By what a die of an own Attack may be thrown again. [attack.re-rolls] */
export const rerollsOf = (table: Table, entity: Entity): string[] =>
  REROLLS.filter((word) => hasTimeLeft(table, entity, word));

import type { Gain, Gains, Levels } from './traits.ts';
import type { Amount } from './vocabulary.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const;
/** Of a Race, a Class or an item. [level.cap-five] */
export type Level = (typeof LEVELS)[number];

/** [gear.level-gains] */
const RISE: Readonly<Record<Level, number>> = { 1: 0, 2: 1, 3: 1, 4: 2, 5: 2 };
const BASE_RISE: Readonly<Record<Level, number>> = { 1: 0, 2: 0, 3: 1, 4: 1, 5: 2 };

/** How much it is for an item of this level. */
export const amountAt = ({ base, rises }: Amount, level: Level): number => base + (rises ? RISE[level] : 0);

/** What the level of a Main Hand item adds to its base damage. */
export const baseRiseAt = (level: Level): number => BASE_RISE[level];

const nameOf = (gain: Gain): string | null =>
  gain.gain === 'activator' ? gain.activator.id : gain.gain === 'interrupt' ? gain.interrupt.id : null;

const gains = new WeakMap<Levels, Map<Level, Gains>>();

/** All that levels up to this one give; of an Activator or an Interrupt only the latest. [level.gains-by-table] */
export function gainsAt(levels: Levels, level: Level): Gains {
  const known = gains.get(levels) ?? new Map<Level, Gains>();
  gains.set(levels, known);
  const found = known.get(level) ?? latestOf(levels.slice(0, level).flat());
  known.set(level, found);
  return found;
}

const latestOf = (all: Gains): Gains =>
  all.filter((gain, index) => {
    const name = nameOf(gain);
    return name === null || !all.slice(index + 1).some((later) => later.gain === gain.gain && nameOf(later) === name);
  });

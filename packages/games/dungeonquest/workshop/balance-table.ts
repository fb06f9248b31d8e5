import type { Mode } from '@questhall/dungeonquest/content';
import { type Report, wilson } from '@questhall/lab';

export const TITLES: Readonly<Record<Mode, string>> = {
  dice: 'Combat Dice',
  solo: 'Classic Solo',
  cards: 'Classic Cards',
};

/** A table in the keep, measured with the dice of each seed. */
export interface Table {
  readonly mode: Mode;
  readonly seats: number;
  readonly reports: readonly Report[];
}

/** `18.2 %` of so many. */
export const percentIn = (hits: number, all: number): string => `${((100 * hits) / Math.max(1, all)).toFixed(1)} %`;

/** Where the share lies, nineteen times in twenty. */
export const intervalOf = (hits: number, all: number): string =>
  wilson(hits, all)
    .map((share) => (100 * share).toFixed(1))
    .join('–');

/** How often something was counted, of whomever or of all. */
export function countIn(reports: readonly Report[], kind: string, what?: string): number {
  return reports.reduce((sum, { counts }) => {
    const its = counts[kind] ?? {};
    const all = what === undefined ? Object.values(its) : [its[what] ?? 0];
    return all.reduce((one, other) => one + other, sum);
  }, 0);
}

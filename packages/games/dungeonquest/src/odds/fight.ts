import type { Hero } from '../content/heroes.ts';
import type { Mode } from '../content/modes.ts';
import type { House } from '../types/index.ts';

/** A fight whose odds are asked for. */
export interface Fight {
  readonly mode: Mode;
  /** Whose ability counts; null for nobody's. */
  readonly hero: Hero | null;
  /** What Combat Dice tests; any number where nothing is tested. */
  readonly attribute: number;
  /** The hero's whole Life: wounds so far are this less what is left. */
  readonly life: number;
  readonly house: Pick<House, 'heroWinsDoubleKill' | 'determinationInCombat' | 'heavyCounter'>;
}

/** Where a fight stands: lives left, and determination that the house lets him spend. */
export interface Score {
  readonly hero: number;
  readonly monster: number;
  readonly tokens: number;
}

export const PLAIN_HOUSE: Fight['house'] = {
  heroWinsDoubleKill: false,
  determinationInCombat: false,
  heavyCounter: false,
};

export type Ending = 'win' | 'bothDie' | 'lose';

/** How a fight has ended, or null while both are alive. A hero without life has not won. */
export function endingOf({ hero, monster }: Score): Ending | null {
  if (hero > 0) return monster > 0 ? null : 'win';
  return monster > 0 ? 'lose' : 'bothDie';
}

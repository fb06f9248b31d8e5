import type { FurtherDeck } from '../../content/keep/effects.ts';

/** What a character dares. */
export interface Temper {
  /** Turns that it goes round for each wound to expect, while the sun is high. */
  readonly turnsPerWound: number;
  /** Treasures that it wants before it turns home. */
  readonly treasures: number;
  /** Rounds that it wants to have left when it is home. */
  readonly spare: number;
  /** The share of its Life below which it goes home with what it has. */
  readonly homeBelow: number;
  /** What it opens when it comes by. */
  readonly opens: readonly FurtherDeck[];
  /** From so many squares away it goes through the catacombs. */
  readonly stairsFrom: number;
}

/** The careful player of the ledger. [balance.bot] */
const CAREFUL: Temper = { turnsPerWound: 0.5, treasures: 1, spare: 0, homeBelow: 0, opens: [], stairsFrom: 6 };

type Character = 'careful' | 'greedy' | 'cautious';

export const TEMPERS: Readonly<Record<Character, Temper>> = {
  careful: CAREFUL,
  /** Fills the bag as long as the dragon sleeps, and looks into every grave on the way. */
  greedy: { ...CAREFUL, turnsPerWound: 0.3, treasures: 5, opens: ['corpse', 'crypt'] },
  /** Goes far round trouble, and is home early. */
  cautious: { ...CAREFUL, turnsPerWound: 0.8, spare: 3, homeBelow: 0.4 },
};

import type { Attribute } from '../heroes.ts';
import type { PowerCard } from '../power-cards.ts';

/** What a Power card does instead of lending its value to an escape, and when. [power.two-uses] */
export type PowerUse =
  /** The token's Life is shown before the hero decides. [power.bluff] */
  | { readonly at: 'meeting' }
  | { readonly at: 'startOfTurn'; readonly heals: number; readonly tokens: number }
  /** The total of the test counts so much less. [test.boost-before] */
  | { readonly at: 'test'; readonly attribute: Attribute; readonly less: number }
  /** No card is drawn for the tile. [power.sprint] */
  | { readonly at: 'entering' }
  /** No encounter. [power.snuffed-lantern] */
  | { readonly at: 'somethingMoves' }
  | { readonly at: 'never' };

const boost = (attribute: Attribute): PowerUse => ({ at: 'test', attribute, less: 3 });

export const POWER_USES: Readonly<Record<PowerCard, PowerUse>> = {
  bluff: { at: 'meeting' },
  secondWind: { at: 'startOfTurn', heals: 2, tokens: 0 },
  shoulderCharge: boost('strength'),
  sidestep: boost('agility'),
  bracedShield: boost('armor'),
  crossedFingers: boost('luck'),
  sprint: { at: 'entering' },
  ironNerve: { at: 'startOfTurn', heals: 0, tokens: 2 },
  snuffedLantern: { at: 'somethingMoves' },
  headlongFlight: { at: 'never' },
};

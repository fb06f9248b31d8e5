import type { Gains } from './traits.ts';
import { always, counted, escapes, plain, plus } from './write.ts';

export const BOOST_IDS = [
  'hearty-stew',
  'lucky-draught',
  'dwarven-stout',
  'shrine-blessing',
  'marching-song',
  'rumours',
  'weapon-oil',
  'rescuers-pact',
] as const;
export type BoostId = (typeof BOOST_IDS)[number];

export interface Boost {
  /** In Crowns. */
  readonly price: number;
  /** For every hero, or for the party as a whole. [tavern.party-wide] */
  readonly gains: Gains;
}

/** What the Tavern sells for the next expedition. [tavern.one-boost-per-visit] */
export const BOOSTS: Readonly<Record<BoostId, Boost>> = {
  'hearty-stew': { price: 30, gains: [plus('hitpoints', 2)] },
  'lucky-draught': { price: 30, gains: [plus('fate', 1)] },
  'dwarven-stout': { price: 20, gains: [always(escapes(1))] },
  'shrine-blessing': { price: 25, gains: [always(counted('start-shield', 1))] },
  'marching-song': { price: 40, gains: [always(counted('glory', 1))] },
  rumours: { price: 20, gains: [always(counted('exploration-rerolls', 3))] },
  'weapon-oil': { price: 25, gains: [always({ trait: 'chosen-element', perEncounter: 1 })] },
  'rescuers-pact': { price: 30, gains: [always(plain('half-crowns-kept'))] },
};

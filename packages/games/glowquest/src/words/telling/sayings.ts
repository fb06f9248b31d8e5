import type * as saying from '@questhall/facets/saying';
import type { Event, Glowquest } from '../../types/index.ts';

export { answering, asking, momentsBy, telling, titled } from '@questhall/facets/saying';

/** Cards, the dungeon as it grows, and what becomes of the expedition. */
export type Exploring =
  | 'expeditionBegan'
  | 'drew'
  | 'kept'
  | 'readyTaken'
  | 'gainLost'
  | 'reshuffled'
  | 'discarded'
  | 'tradeOffered'
  | 'handedOver'
  | 'tradeDeclined'
  | 'declinedLevel'
  | 'entered'
  | 'phaseBegan'
  | 'phaseEnded'
  | 'explored'
  | 'rerolledLayout'
  | 'laid'
  | 'reclaimed'
  | 'sealed'
  | 'doorOpened'
  | 'falseDoor'
  | 'roomFound'
  | 'glowPlaced'
  | 'glowHarvested'
  | 'wentDown'
  | 'wandered'
  | 'patrolRolled'
  | 'encounterBegan'
  | 'extraMonsters'
  | 'encounterWon'
  | 'refreshed'
  | 'expeditionWon'
  | 'expeditionLost';

/** Steps, and what is upon those who take them. */
export type Moving =
  | 'walked'
  | 'moved'
  | 'fled'
  | 'dodged'
  | 'crawled'
  | 'effectGiven'
  | 'effectRefused'
  | 'effectsEnded'
  | 'reduced'
  | 'shielded'
  | 'reflecting'
  | 'healed'
  | 'woke'
  | 'gainedSurges'
  | 'savedSurges';

/** Turns, blows and falls: all the rest. */
export type Fighting = Exclude<Event['type'], Exploring | Moving>;

export type Sayings<K extends Event['type']> = saying.Sayings<Glowquest, K>;
export type Moments = saying.Moments<Glowquest>;
export type Answers = saying.Answers<Glowquest>;
export type Questions = saying.Questions<Glowquest>;

import type { Naming } from '@questhall/facets';
import type { Event, View } from '../../types/index.ts';

/** How events of some types are told to somebody who sees this, a sentence each. */
export type Sayings<K extends Event['type']> = {
  readonly [T in K]: (event: Extract<Event, { type: T }>, view: View, naming: Naming) => string;
};

/** Turns, steps, and what they bring to light. */
export type Moving =
  | 'roundBegan'
  | 'turnBegan'
  | 'turnEnded'
  | 'turnLost'
  | 'turnCut'
  | 'rolledMove'
  | 'stepped'
  | 'walked'
  | 'placed'
  | 'stopped'
  | 'revealed'
  | 'doorsSeen'
  | 'rocksSeen'
  | 'furnitureSeen'
  | 'stairsSeen'
  | 'captiveSeen'
  | 'monsterAppeared'
  | 'doorOpened'
  | 'doorClosed'
  | 'alarmSounded'
  | 'portalRolled'
  | 'portalSteered'
  | 'portalTaken'
  | 'zargonBegan'
  | 'activated'
  | 'zargonEnded'
  | 'left';

/** Blows, wounds and spells. */
export type Fighting =
  | 'held'
  | 'attackRolled'
  | 'defenceRolled'
  | 'attackFailed'
  | 'harmless'
  | 'wounded'
  | 'mindLost'
  | 'healed'
  | 'died'
  | 'freed'
  | 'vanished'
  | 'daggerThrown'
  | 'spellCast'
  | 'spellKept'
  | 'diceRolled'
  | 'facesRolled'
  | 'dreadCast'
  | 'resisted'
  | 'fellAsleep'
  | 'woke'
  | 'stillAsleep'
  | 'losesTurn'
  | 'effectBegan'
  | 'effectEnded'
  | 'corroded'
  | 'revived'
  | 'bannerFell'
  | 'deadRose';

/** Searches, traps, and what changes hands. */
export type Finding =
  | 'searched'
  | 'secretDoorsFound'
  | 'trapsFound'
  | 'nothingFound'
  | 'treasureFound'
  | 'cardDrawn'
  | 'cardReturned'
  | 'goldGained'
  | 'itemGained'
  | 'itemGiven'
  | 'trapSprung'
  | 'chestTrapSprung'
  | 'dodged'
  | 'blockFell'
  | 'trapDisarmed'
  | 'disarmFailed'
  | 'jumped'
  | 'jumpFailed'
  | 'drank'
  | 'ringUsed'
  | 'lootLeft'
  | 'lootClaimed'
  | 'chestLifted'
  | 'chestSetDown'
  | 'chestHandedOver'
  | 'chestDelivered'
  | 'gearFound';

/** Before, after and between quests: all the rest. */
export type Questing = Exclude<Event['type'], Moving | Fighting | Finding>;

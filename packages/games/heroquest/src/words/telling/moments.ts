import type { Moment } from '@questhall/facets';
import type { Event, View } from '../../types/index.ts';

/** The events that have a card, a banner or a caption on the stage. */
type Momentous =
  | 'questBegan'
  | 'turnLost'
  | 'turnCut'
  | 'zargonBegan'
  | 'alarmSounded'
  | 'cardDrawn'
  | 'treasureFound'
  | 'nothingFound'
  | 'itemGained'
  | 'gearFound'
  | 'spellCast'
  | 'dreadCast'
  | 'trapSprung'
  | 'chestTrapSprung'
  | 'died'
  | 'revived'
  | 'freed'
  | 'captiveFreed'
  | 'captiveOut'
  | 'bannerFell'
  | 'deadRose'
  | 'goalMet'
  | 'goalLost'
  | 'collapsed'
  | 'questEnded'
  | 'townEntered'
  | 'replaced'
  | 'campaignWon';

/** What stands on it; null for those of a kind that need none. */
export type Moments = {
  readonly [T in Momentous]: (event: Extract<Event, { type: T }>, view: View) => Moment | null;
};

import type * as saying from '@questhall/facets/saying';
import type { CrystalExpedition, Event } from '../../types/index.ts';

/** Town and the campaign. */
export type Staying =
  | 'heroMade'
  | 'dungeonFound'
  | 'townEntered'
  | 'visited'
  | 'leftLocation'
  | 'declaredReady'
  | 'gaveCrowns'
  | 'gavePiece'
  | 'stowed'
  | 'unpacked'
  | 'dungeonRerolled'
  | 'fickleThrown'
  | 'fickleEnded'
  | 'drank'
  | 'bought'
  | 'sold'
  | 'upgraded'
  | 'gemBought'
  | 'gemSold'
  | 'rawSold'
  | 'gemSet'
  | 'gemTaken'
  | 'joined'
  | 'stayedBehind'
  | 'crownsShared'
  | 'dismissed'
  | 'kitBought'
  | 'kitSpent'
  | 'trained'
  | 'rewarded'
  | 'retired'
  | 'purseShared';

/** The dungeon as it grows, and what becomes of the expedition. */
export type Exploring =
  | 'proposed'
  | 'voted'
  | 'proposalFailed'
  | 'expeditionBegan'
  | 'stood'
  | 'phaseBegan'
  | 'walked'
  | 'exploreRolled'
  | 'dieRerolled'
  | 'laid'
  | 'brickedUp'
  | 'shaftFound'
  | 'crystalsGrown'
  | 'roomOpened'
  | 'prisonerFound'
  | 'prisonerFreed'
  | 'tokenAdded'
  | 'wanderersCame'
  | 'rested'
  | 'chestOpened'
  | 'assigned'
  | 'mined'
  | 'wentDown'
  | 'marched'
  | 'questAdvanced'
  | 'questDone'
  | 'gloryChanged'
  | 'crownsWon'
  | 'expeditionEnded';

/** Turns, blows and falls: all the rest. */
export type Fighting = Exclude<Event['type'], Staying | Exploring>;

export type Sayings<K extends Event['type']> = saying.Sayings<CrystalExpedition, K>;
export type Moments = saying.Moments<CrystalExpedition>;
export type Answers = saying.Answers<CrystalExpedition>;
export type Questions = saying.Questions<CrystalExpedition>;

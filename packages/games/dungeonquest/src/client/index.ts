// All that somebody who shows the game needs of it, and nothing of what runs it: a page keeps no state.
import type { Client } from '@questhall/facets';
import { BOT_NAMES } from '../bots/names.ts';
import { admit, options } from '../options.ts';
import { rulebook } from '../rulebook/index.ts';
import type { DungeonQuest } from '../types/index.ts';
import { after } from './after/after.ts';
import { cues } from './cues.ts';
import { placesIn, placesOf, touch } from './touch.ts';

export { ARENA_OPTIONS, KEEP_OPTIONS } from '../options.ts';
export { heroSeen } from '../queries/heroes.ts';
export { itemsOf } from '../queries/keep/items.ts';
export { besideOf, isHoard, isTower, roomOf } from '../queries/keep/squares.ts';
export { SEATS } from '../seats.ts';
export { type Course, courseOf, hitBy, type Result } from './course.ts';
export { type Rise, risesOf } from './keep-below.ts';
export {
  type Barrier,
  type Ground,
  HOARD_SQUARES,
  KEEP_HEIGHT,
  KEEP_WIDTH,
  type SquareSeen,
  squaresSeen,
  tileSeen,
} from './keep-map.ts';
export {
  edgePlace,
  escapePlace,
  heroPlace,
  lairPlace,
  powerPlace,
  squarePlace,
  thingPlace,
} from './keep-places.ts';
export { type Daylight, daylightOf } from './keep-sun.ts';
export { cardPlace, diePlace, figurePlace, laidPlace } from './places.ts';
export { placesOf, touch, wishAt } from './touch.ts';
export { type Try, triesIn, turnTriesIn } from './tries.ts';

/** Windows that open by the number of cards alone. */
const BLIND: readonly DungeonQuest['Question']['kind'][] = [
  ...(['startWindow', 'door', 'tileCard', 'meeting', 'torch', 'aegis', 'bluff', 'failed'] as const),
];

/** DungeonQuest for those who show it. */
export const client: Client<DungeonQuest> = {
  rulebook,
  options,
  botNames: BOT_NAMES,
  admit,
  after,
  touch,
  placesOf,
  placesIn,
  cues,
  /**
   * A window that a secret card could use opens whatever the cards are; whoever has none for it passes, as he might have
   * anyhow. To fight and to roll have no other answer either, but are how a round begins at a table. [seat.blind-window]
   */
  forced: (_sight, { question }, offers) =>
    offers.length === 1 && BLIND.includes(question.kind) ? (offers[0] ?? null) : null,
  isBlind: ({ kind }) => BLIND.includes(kind),
  /** A turn is its one action; only who is shut in a tower can do nothing but wait. [turn.must-act] */
  ending(_sight, _ask, offers) {
    const action = offers.find(({ type }) => type === 'pass');
    return action === undefined ? null : { action, isSpent: offers.length === 1 };
  },
  /** The last chance to turn a test that has failed. */
  isGrave: ({ kind }) => kind === 'spend' || kind === 'failed',
};

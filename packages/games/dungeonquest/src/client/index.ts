// All that somebody who shows the game needs of it, and nothing of what runs it: a page keeps no state.
import type { Client } from '@questhall/facets';
import { BOT_NAMES } from '../bots/names.ts';
import { admit, options } from '../options.ts';
import { rulebook } from '../rulebook/index.ts';
import type { DungeonQuest } from '../types.ts';
import { after } from './after.ts';
import { cues } from './cues.ts';
import { placesIn, placesOf, touch } from './touch.ts';

export { heroSeen } from '../queries/heroes.ts';
export { SEATS } from '../seats.ts';
export { type Course, courseOf, hitBy, type Result } from './course.ts';
export { cardPlace, diePlace, figurePlace, laidPlace } from './places.ts';
export { touch, wishAt } from './touch.ts';
export { type Try, triesIn } from './tries.ts';

/** The arena for those who show it. A fight has no turn that could be ended, so `ending` has nothing to say. */
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
  // Nothing is answered for anybody: to fight and to roll have no other answer, and are how a round begins at a table.
  forced: () => null,
  /** The last chance to turn a test that has failed. */
  isGrave: ({ kind }) => kind === 'spend',
};

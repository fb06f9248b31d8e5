import type { Event } from '@questhall/crystal-expedition';
import { expect, test } from 'vitest';
import { momentIcon } from './moment-icon.ts';

const LOCATION = { type: 'visited', hero: 0, location: 'tavern', left: 2 } as const;

/** What comes upon the stage as a card, or all across it. */
const SHOWN: readonly Event[] = [
  LOCATION,
  { type: 'crystalUsed', who: 0, at: 0, crystal: 'heal', surges: 1 },
  { type: 'interrupted', who: 0, interrupt: 'fury', trigger: 'hitpoints-lost' },
  { type: 'recoveryRolled', hero: 0, die: 6, isAwake: true },
  { type: 'purseShared', lost: 0, lostRaw: 0, shares: [12] },
  { type: 'rewarded', reward: 'crowns', hero: null },
  { type: 'trained', hero: 0, what: 'race', level: 2, paid: 0 },
];

test.each(SHOWN)('$type has a picture', (event) => expect(momentIcon(event)).not.toBeNull());

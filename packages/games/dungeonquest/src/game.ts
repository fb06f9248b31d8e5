import type { Game } from '@questhall/kernel';
import { actions } from './actions/index.ts';
import { clone } from './clone.ts';
import { decode } from './decode.ts';
import { fallback } from './fallback.ts';
import { agreement } from './frames/agreement.ts';
import { cards } from './frames/cards.ts';
import { combat } from './frames/combat.ts';
import { dice } from './frames/dice.ts';
import { encounter } from './frames/encounter.ts';
import { descent, stair } from './frames/keep/below.ts';
import { card } from './frames/keep/card.ts';
import { entry } from './frames/keep/entry.ts';
import { escaping } from './frames/keep/escape.ts';
import { handLimit } from './frames/keep/hand-limit.ts';
import { move } from './frames/keep/move.ts';
import { muster } from './frames/keep/muster.ts';
import { dragonfire } from './frames/keep/plunder.ts';
import { round } from './frames/keep/round.ts';
import { search } from './frames/keep/search.ts';
import { test } from './frames/keep/test.ts';
import { restart, turn } from './frames/keep/turn.ts';
import { setUp } from './frames/set-up.ts';
import { wounds } from './frames/wounds.ts';
import { imagine } from './imagine.ts';
import { laws } from './laws.ts';
import { admit, options } from './options.ts';
import { renew } from './renew.ts';
import { rulebook } from './rulebook/index.ts';
import { SEATS } from './seats.ts';
import { setup } from './setup.ts';
import type { DungeonQuest } from './types/index.ts';
import { view } from './view.ts';

/** DungeonQuest: the dash into the keep, and the arena with its one fight, under any of the three combat variants. */
export const dungeonquest: Game<DungeonQuest> = {
  id: 'dungeonquest',
  title: 'DungeonQuest',
  edition: '6',
  rulebook,
  seats: SEATS,
  options,
  reveals: [
    ...['combatBegan', 'arrowsLoosed', 'cardsRevealed', 'powerDrawn', 'powerDrawnUnseen', 'lifeSeen', 'bluffed'],
    ...['powerDealt', 'powerDealtUnseen', 'torchLit', 'tilesSeen', 'tilesSeenUnseen', 'tileLaid', 'cardDrawn'],
    ...['monsterMet', 'treasureUsed', 'treasureReturned', 'treasuresTaken', 'treasuresTakenUnseen', 'remainsTaken'],
    ...[
      'remainsTakenUnseen',
      'belongingsLost',
      'powerPlayed',
      'powerDiscarded',
      'escapeRevealed',
      'scored',
      'leftKeep',
    ],
  ] as const,
  frames: {
    agreement,
    setUp,
    muster,
    round,
    restart,
    turn,
    move,
    entry,
    card,
    search,
    test,
    descent,
    stair,
    dragonfire,
    handLimit,
    encounter,
    escape: escaping,
    combat,
    dice,
    cards,
    wounds,
  },
  admit,
  setup,
  decode,
  ...actions,
  // Whoever is not asked waits for his turn.
  unasked: ({ table }) => (table.keep === null ? null : { rule: 'round.order', facts: {} }),
  view,
  imagine,
  clone,
  fallback,
  renew,
  laws,
};

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
import { setUp } from './frames/set-up.ts';
import { wounds } from './frames/wounds.ts';
import { imagine } from './imagine.ts';
import { laws } from './laws.ts';
import { admit, options } from './options.ts';
import { rulebook } from './rulebook/index.ts';
import { SEATS } from './seats.ts';
import { setup } from './setup.ts';
import type { DungeonQuest } from './types.ts';
import { view } from './view.ts';

/** DungeonQuest's arena: one hero against one monster, under any of the three combat variants. */
export const dungeonquest: Game<DungeonQuest> = {
  id: 'dungeonquest',
  title: 'DungeonQuest: the arena',
  edition: '3',
  rulebook,
  seats: SEATS,
  options,
  reveals: ['combatBegan', 'arrowsLoosed', 'cardsRevealed', 'powerDrawn'],
  frames: { agreement, setUp, encounter, combat, dice, cards, wounds },
  admit,
  setup,
  decode,
  ...actions,
  view,
  imagine,
  clone,
  fallback: (_state, asked) => fallback(asked),
  laws,
};

import type { Player } from '@questhall/kernel';
import type { DungeonQuest } from '../types/index.ts';
import { TEMPERS } from './dash/temper.ts';
import type { BotName } from './names.ts';
import { characterPlayer, habitualPlayer, standardPlayer } from './standard.ts';

/** The players that come with this game, by name. */
export const bots: Readonly<Record<BotName, () => Player<DungeonQuest>>> = {
  standard: standardPlayer,
  greedy: () => characterPlayer(TEMPERS.greedy),
  cautious: () => characterPlayer(TEMPERS.cautious),
  quickShot: () => habitualPlayer('quickShot'),
  slash: () => habitualPlayer('slash'),
  boltOfAgony: () => habitualPlayer('boltOfAgony'),
};

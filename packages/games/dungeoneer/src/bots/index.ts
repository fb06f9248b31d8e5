import type { Player } from '@questhall/kernel';
import type { Dungeoneer } from '../types/index.ts';
import { HABITS } from './habits.ts';
import type { BotName } from './names.ts';
import { player } from './player.ts';

/** The players that come with this game, by name. */
export const bots: Readonly<Record<BotName, () => Player<Dungeoneer>>> = {
  standard: () => player(HABITS.standard),
  dreamer: () => player(HABITS.dreamer),
  novice: () => player(HABITS.novice),
};

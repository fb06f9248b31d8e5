import type { Player } from '@questhall/kernel';
import type { CrystalExpedition } from '../types/index.ts';
import type { BotName } from './names.ts';
import { player } from './player.ts';

/** The players that come with this game, by name: for heroes and for the monsters' seat alike. */
export const bots: Readonly<Record<BotName, () => Player<CrystalExpedition>>> = { standard: () => player };

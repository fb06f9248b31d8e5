import type { Player } from '@questhall/kernel';
import type { CrystalExpedition } from '../types/index.ts';
import type { BotName } from './names.ts';
import { player } from './player.ts';

/** For measuring what Races, Classes and equipment are worth: it plays as well as any, with whatever comes. */
type Measurer = 'drifter';

/** The players that come with this game, by name: for heroes and for the monsters' seat alike. */
export const bots: Readonly<Record<BotName | Measurer, () => Player<CrystalExpedition>>> = {
  standard: () => player('choosy'),
  drifter: () => player('careless'),
};

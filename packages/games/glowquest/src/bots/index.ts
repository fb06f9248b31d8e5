import type { Player } from '@questhall/kernel';
import type { Glowquest } from '../types/index.ts';
import type { BotName } from './names.ts';
import { player } from './player.ts';

/** For measuring what cards are worth: it plays as well as any, but takes whatever cards come. */
type Measurer = 'drifter';

/** The players that come with this game, by name: for heroes and for the monsters' seat alike. */
export const bots: Readonly<Record<BotName | Measurer, () => Player<Glowquest>>> = {
  standard: () => player('choosy'),
  drifter: () => player('careless'),
};

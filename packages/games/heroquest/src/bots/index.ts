import type { Player } from '@questhall/kernel';
import type { HeroQuest } from '../types/index.ts';
import { heroPlayer } from './heroes/index.ts';
import type { BotName } from './names.ts';
import { zargonPlayer } from './zargon/index.ts';

/** Whichever side its seat is on. How well it plays Zargon is an option of the table. [ai.levels] */
function standardPlayer(): Player<HeroQuest> {
  const hero = heroPlayer();
  const zargon = zargonPlayer();
  return (turn) => (turn.sight.seat === turn.sight.view.zargonSeat ? zargon(turn) : hero(turn));
}

/** The players that come with this game, by name. */
export const bots: Readonly<Record<BotName, () => Player<HeroQuest>>> = { standard: standardPlayer };

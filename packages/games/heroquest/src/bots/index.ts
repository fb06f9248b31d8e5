import type { Decider } from '@questhall/facets';
import type { Player } from '@questhall/kernel';
import type { HeroQuest } from '../types/index.ts';
import { type Chooser, deciderBy, playerBy } from './decision.ts';
import { heroChooser } from './heroes/index.ts';
import type { BotName } from './names.ts';
import { zargonChooser } from './zargon/index.ts';

/** Whichever side its seat is on. How well it plays Zargon is an option of the table. [ai.levels] */
function standardChooser(): Chooser {
  const hero = heroChooser();
  const zargon = zargonChooser();
  return (turn) => (turn.sight.seat === turn.sight.view.zargonSeat ? zargon(turn) : hero(turn));
}

/** The players that come with this game, by name. */
export const bots: Readonly<Record<BotName, () => Player<HeroQuest>>> = {
  standard: () => playerBy(standardChooser()),
};

/** The same, who say why. */
export const deciders: Readonly<Record<BotName, () => Decider<HeroQuest>>> = {
  standard: () => deciderBy(standardChooser()),
};

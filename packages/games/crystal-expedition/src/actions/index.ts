import { type Deeds, fromDeeds, type Game } from '@questhall/kernel';
import { ANSWERS } from '../answers.ts';
import type { CrystalExpedition } from '../types/index.ts';
import { cleanse, done, interrupt, name, place, reroll } from './answers.ts';
import { begin, create, takeKit } from './create.ts';
import { useCrystal } from './crystal.ts';
import { descend, explore, march } from './explore.ts';
import { attack, focus } from './fight.ts';
import { hold } from './hold.ts';
import { flee, goHome, goOn } from './leaving.ts';
import { assign, mine, openChest, rerollDie, rest } from './loot.ts';
import { go } from './move.ts';
import { chooseDungeon, chooseReward, retire } from './reward.ts';
import { callOn, damage, finish, momentum, spendFate } from './spending.ts';
import { rerollDungeon } from './town/explorer.ts';
import { concede, court, stake } from './town/gambler.ts';
import { buyGem, craftGem, sellGem, sellRaw, setGem, takeGem } from './town/gems.ts';
import { train } from './town/guild.ts';
import { kitBuy, kitDone } from './town/kit.ts';
import { buy, sell, sellBaggage, upgrade } from './town/smith.ts';
import { drink } from './town/tavern.ts';
import { giveCrowns, givePiece, stow, unpack } from './town/trade.ts';
import { leave, ready, visit, withdraw } from './town/visits.ts';
import { dismiss, exchange, fill, hire, stayBehind } from './town/wagon.ts';
import { crawl, endTurn, recover } from './turn.ts';
import { use } from './use.ts';
import { abstain, agree, decline } from './vote.ts';
import { endPhase, stand, walk } from './walking.ts';

/** Each with all there is to it. */
export const deeds: Deeds<CrystalExpedition> = {
  create,
  takeKit,
  begin,
  visit,
  leave,
  ready,
  withdraw,
  giveCrowns,
  givePiece,
  stow,
  unpack,
  rerollDungeon,
  stake,
  court,
  concede,
  drink,
  buy,
  sell,
  sellBaggage,
  upgrade,
  buyGem,
  craftGem,
  sellGem,
  sellRaw,
  setGem,
  takeGem,
  hire,
  exchange,
  stayBehind,
  fill,
  dismiss,
  kitBuy,
  kitDone,
  train,
  retire,
  chooseReward,
  chooseDungeon,
  stand,
  walk,
  explore,
  rest,
  openChest,
  descend,
  march,
  rerollDie,
  mine,
  assign,
  endPhase,
  goHome,
  goOn,
  flee,
  hold,
  go,
  attack,
  focus,
  endTurn,
  crawl,
  recover,
  reroll,
  spendFate,
  use,
  useCrystal,
  callOn,
  momentum,
  damage,
  finish,
  place,
  name,
  cleanse,
  interrupt,
  agree,
  decline,
  abstain,
  done,
};

export const actions: Pick<Game<CrystalExpedition>, 'propose' | 'judge' | 'perform'> = fromDeeds<CrystalExpedition>(
  deeds,
  ANSWERS,
);

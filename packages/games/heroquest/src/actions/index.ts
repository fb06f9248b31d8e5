import { type AnswersTo, type Deeds, fromDeeds, type Game } from '@questhall/kernel';
import type { HeroQuest } from '../types/index.ts';
import { again, keepSpell, pass, place, rescue, steer } from './answers.ts';
import { cast } from './cast.ts';
import { close, open } from './doors.ts';
import { dread } from './dread.ts';
import { attack, hold } from './fight.ts';
import { drink, elixir, give, pickUp } from './items.ts';
import { endTurn, roll, walk } from './move.ts';
import { activate, free, handOver, leave, lift, openGear, portal, setDown, useRing } from './quest.ts';
import { search } from './search.ts';
import { hide, order, takeSchool } from './setup.ts';
import { buy, goOn, pay, rename, sell, swap, wear } from './town.ts';
import { disarm, jump, stepAside } from './traps.ts';

/** What somebody on the move may do besides walking. */
const ON_THE_WAY = ['walk', 'jump', 'open'] as const;

const ANSWERS: AnswersTo<HeroQuest> = {
  order: ['order'],
  school: ['takeSchool'],
  hide: ['hide'],
  turn: [
    ...ON_THE_WAY,
    'roll',
    'close',
    'hold',
    'attack',
    'cast',
    'search',
    'disarm',
    'drink',
    'give',
    'pickUp',
    'elixir',
    'useRing',
    'leave',
    'endTurn',
    'free',
    'lift',
    'setDown',
    'handOver',
    'openGear',
    'portal',
  ],
  puppet: ['walk', 'open', 'roll', 'attack', 'portal', 'endTurn'],
  genie: ['walk', 'open', 'attack', 'drink', 'endTurn'],
  captive: [...ON_THE_WAY, 'drink', 'endTurn'],
  whisk: [...ON_THE_WAY, 'close', 'portal', 'drink', 'endTurn'],
  zargon: ['activate', 'walk', 'attack', 'dread', 'endTurn'],
  defend: ['drink', 'pass'],
  rescue: ['drink', 'elixir', 'rescue', 'pass'],
  aside: ['stepAside', 'drink'],
  place: ['place'],
  steer: ['steer', 'drink'],
  keep: ['keepSpell', 'drink', 'pass'],
  again: ['again', 'drink', 'pass'],
  meanwhile: ['drink'],
  town: ['buy', 'sell', 'swap', 'pay', 'wear', 'rename', 'goOn'],
};

const ALL: Deeds<HeroQuest> = {
  order,
  takeSchool,
  hide,
  roll,
  walk,
  jump,
  open,
  close,
  hold,
  attack,
  cast,
  search,
  disarm,
  drink,
  give,
  pickUp,
  elixir,
  useRing,
  leave,
  endTurn,
  free,
  lift,
  setDown,
  handOver,
  openGear,
  portal,
  steer,
  activate,
  dread,
  place,
  stepAside,
  rescue,
  again,
  keepSpell,
  pass,
  buy,
  sell,
  swap,
  pay,
  wear,
  rename,
  goOn,
};

export const actions: Pick<Game<HeroQuest>, 'propose' | 'judge' | 'perform'> = fromDeeds<HeroQuest>(ALL, ANSWERS);

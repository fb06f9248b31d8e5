import { decoder, oneOf, orNull, shortList, shortText, wholeNumber, yesOrNo } from '@questhall/border';
import {
  ACTIVATOR_IDS,
  BOOST_IDS,
  CLASS_IDS,
  CRYSTAL_IDS,
  EFFECT_IDS,
  ELEMENTS,
  FORM_IDS,
  GEM_IDS,
  INTERRUPT_IDS,
  ITEM_IDS,
  KIT_IDS,
  RACE_IDS,
  REWARD_IDS,
  WEAKNESSES,
} from './content/index.ts';
import { type Action, FEATURES, LOCATIONS, RESTS } from './types/index.ts';

/** Nobody aims at more than the two whom a Ballad heals; one more is refused by its rule. */
const TARGETS_MAX = 3;

const hero = wholeNumber;
const piece = wholeNumber;
const waiting = wholeNumber;
const crowns = wholeNumber;
const to = wholeNumber;
const at = wholeNumber;
const gem = oneOf(GEM_IDS);
const item = oneOf(ITEM_IDS);
const race = oneOf(RACE_IDS);
const heroClass = oneOf(CLASS_IDS);

/** The border: an action of this game, or null. */
export const decode: (raw: unknown) => Action | null = decoder<Action>({
  create: { race, heroClass, name: shortText },
  takeKit: { kit: oneOf(KIT_IDS) },
  begin: {},
  visit: { hero, location: oneOf(LOCATIONS) },
  leave: { hero },
  ready: { hero },
  withdraw: { hero },
  giveCrowns: { from: hero, to: hero, crowns },
  givePiece: { from: hero, to: hero, piece },
  stow: { hero, piece },
  unpack: { hero, piece },
  rerollDungeon: { hero, dungeon: wholeNumber, locks: shortList(oneOf(FEATURES), FEATURES.length) },
  stake: { hero, crowns },
  court: { hero },
  concede: { hero },
  drink: { hero, boost: oneOf(BOOST_IDS), element: orNull(oneOf(WEAKNESSES)) },
  buy: { hero, item },
  sell: { hero, piece },
  sellBaggage: { hero, piece },
  upgrade: { hero, piece },
  buyGem: { hero, gem },
  craftGem: { hero, gem },
  sellGem: { hero, gem },
  sellRaw: { hero },
  setGem: { hero, piece, gem },
  takeGem: { hero, piece, gem },
  hire: { hero, race, heroClass, name: shortText, to: oneOf(['wagon', 'empty', 'own']) },
  exchange: { hero, who: hero, waiting, heir: orNull(hero) },
  stayBehind: { hero, who: hero, heir: orNull(hero) },
  fill: { hero, waiting },
  dismiss: { hero, waiting },
  kitBuy: { item },
  kitDone: {},
  train: { hero, what: oneOf(['race', 'class']) },
  retire: {},
  chooseReward: { reward: oneOf(REWARD_IDS), hero: orNull(hero) },
  chooseDungeon: { dungeon: wholeNumber },
  stand: { at },
  walk: { hero, to },
  explore: { hero, exit: wholeNumber },
  rest: { bonus: oneOf(RESTS) },
  openChest: { room: wholeNumber },
  descend: {},
  march: {},
  rerollDie: { die: wholeNumber },
  mine: { raw: wholeNumber },
  assign: { hero: orNull(hero) },
  endPhase: {},
  goHome: {},
  goOn: {},
  flee: {},
  hold: { hero, main: orNull(piece), off: orNull(piece) },
  go: { to },
  attack: {
    target: wholeNumber,
    means: oneOf(['hand', 'bolt']),
    form: oneOf(FORM_IDS),
    element: orNull(oneOf(ELEMENTS)),
  },
  focus: {},
  endTurn: {},
  crawl: { to },
  recover: {},
  reroll: { die: wholeNumber, by: shortText },
  spendFate: {},
  use: { activator: oneOf(ACTIVATOR_IDS), targets: shortList(wholeNumber, TARGETS_MAX), isCheaper: yesOrNo },
  useCrystal: {
    at,
    crystal: oneOf(CRYSTAL_IDS),
    option: wholeNumber,
    target: orNull(wholeNumber),
    element: orNull(oneOf(WEAKNESSES)),
  },
  callOn: { trait: oneOf(['to-hit-later', 'surges']) },
  momentum: {},
  damage: {},
  finish: {},
  place: { to },
  name: { target: wholeNumber },
  cleanse: { effect: oneOf(EFFECT_IDS) },
  interrupt: { who: wholeNumber, interrupt: oneOf(INTERRUPT_IDS) },
  agree: {},
  decline: {},
  abstain: {},
  done: {},
});

import { askedFor } from '@questhall/facets';
import { findHero } from '../../queries/entities.ts';
import type { Action } from '../../types/index.ts';
import {
  carriedBy,
  flag,
  hero,
  heroOr,
  inBaggage,
  inside,
  literal,
  number,
  piece,
  said,
  staying,
  waiting,
} from './parts.ts';
import {
  boost,
  chest,
  destination,
  dungeon,
  exit,
  explorationDie,
  gem,
  heroClass,
  heroName,
  inStock,
  item,
  kit,
  location,
  locks,
  movedFrom,
  race,
  rest,
  reward,
  rewarded,
  setIn,
  trained,
  unvisited,
  within,
} from './parts-exploring.ts';
import {
  activator,
  arm,
  attackElement,
  callTrait,
  crystal,
  crystalElement,
  crystalOption,
  crystalSquare,
  crystalTarget,
  die,
  effect,
  forHand,
  interrupt,
  interrupter,
  oilElement,
  rerolledBy,
  target,
  targets,
  victim,
} from './parts-fighting.ts';
import { actorIn, type Part } from './reading.ts';
import { square } from './squares.ts';

const giver = hero('from');
const receiver = hero('to', ({ id }, _reading, given) => id !== given['from']);
const busy = staying(({ isReady }) => !isReady);
const smithsGuest = inside('blacksmith');
const wagonsGuest = inside('wagon');
const gambling = staying(({ visit }) => visit !== null && visit.fickle !== null);
const own = carriedBy('hero');
const carried = said(piece('piece', own));

/** Whoever walks about: the one whose turn it is, where the house has turns. */
const walker = hero('hero', ({ id }, { view }) => (view.expedition?.phase?.hero ?? id) === id);
const holder = hero('hero', ({ id }, reading) => (askedFor(reading, 'turn')?.who ?? id) === id);
const leaver = hero('who');
const heir = heroOr('heir', 'shared', ({ view }, { who }) => {
  const hasSome = (findHero(view, Number(who))?.crowns ?? 0) > 0 && view.party.length > 1;
  return hasSome ? [null, ...view.party.map(({ id }) => id)] : [null];
});

const stepped = square('to', (reading) => actorIn(reading)?.at ?? null);

/** What is said behind the verb of each action, in this order. */
export const GRAMMAR: Readonly<Record<Action['type'], readonly Part[]>> = {
  create: [race, heroClass, heroName],
  takeKit: [kit],
  begin: [],
  visit: [staying(({ isReady, visit, visitsLeft }) => !isReady && visit === null && visitsLeft > 0), location],
  leave: [staying(({ visit }) => visit !== null)],
  ready: [busy],
  withdraw: [staying(({ isReady }) => isReady)],
  giveCrowns: [giver, receiver, number('crowns')],
  givePiece: [giver, receiver, said(piece('piece', carriedBy('from')))],
  stow: [busy, carried],
  unpack: [busy, said(piece('piece', inBaggage))],
  rerollDungeon: [inside('explorer'), dungeon(unvisited), locks],
  stake: [inside('gambler'), number('crowns')],
  court: [gambling],
  concede: [gambling],
  drink: [inside('tavern'), boost, oilElement],
  buy: [smithsGuest, item],
  sell: [smithsGuest, carried],
  sellBaggage: [literal('piece', 'baggage'), smithsGuest, said(piece('piece', inBaggage))],
  upgrade: [smithsGuest, carried],
  buyGem: [smithsGuest, gem()],
  craftGem: [smithsGuest, gem()],
  sellGem: [smithsGuest, said(gem(inStock))],
  sellRaw: [literal('choice', 'raw'), smithsGuest],
  setGem: [smithsGuest, carried, said(gem(inStock))],
  takeGem: [smithsGuest, carried, said(gem(setIn))],
  hire: [wagonsGuest, race, heroClass, heroName, destination],
  exchange: [wagonsGuest, leaver, waiting, heir],
  stayBehind: [wagonsGuest, leaver, heir],
  fill: [wagonsGuest, waiting],
  dismiss: [wagonsGuest, waiting],
  kitBuy: [item],
  kitDone: [],
  train: [inside('guild'), trained],
  retire: [],
  chooseReward: [reward, rewarded],
  chooseDungeon: [dungeon(within)],
  stand: [square('at', () => null)],
  walk: [walker, square('to', ({ view }, given) => findHero(view, Number(given['hero']))?.at ?? null)],
  explore: [walker, exit],
  rest: [rest],
  openChest: [chest],
  descend: [],
  march: [],
  rerollDie: [explorationDie],
  mine: [number('raw')],
  assign: [heroOr('hero', 'baggage', (reading) => [null, ...(askedFor(reading, 'assign')?.heroes ?? [])])],
  endPhase: [],
  goHome: [],
  goOn: [],
  flee: [],
  hold: [
    holder,
    piece('main', own, (pieces) => (forHand(pieces, 'main-hand').length === 0 ? [null] : forHand(pieces, 'main-hand'))),
    { ...piece('off', own, (pieces) => [null, ...forHand(pieces, 'off-hand')]), only: () => ({ off: null }) },
  ],
  go: [stepped],
  attack: [target, arm(), attackElement],
  focus: [],
  endTurn: [],
  crawl: [stepped],
  recover: [],
  reroll: [die, rerolledBy],
  spendFate: [],
  use: [activator, targets, flag('isCheaper', 'choice', 'cheaply')],
  useCrystal: [crystal, crystalOption, crystalTarget, crystalElement, crystalSquare],
  callOn: [callTrait],
  momentum: [],
  damage: [],
  finish: [],
  place: [square('to', movedFrom)],
  name: [victim],
  cleanse: [effect],
  interrupt: [interrupt, interrupter],
  agree: [],
  decline: [],
  abstain: [],
  done: [],
};

/** Questions that the rest goes without a verb for: a square to go to, something to use. */
export const BARE: readonly Action['type'][] = [
  'go',
  'crawl',
  'place',
  'stand',
  'use',
  'name',
  'cleanse',
  'interrupt',
  'takeKit',
  'rest',
  'chooseReward',
];

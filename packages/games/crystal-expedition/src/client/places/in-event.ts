import type { Place } from '@questhall/facets';
import type { EntityId, Event, View } from '../../types/index.ts';
import { chestPlace, crystalPlace, dungeonPlace, heroPlace, squarePlace, townPlace, waitingPlace } from './names.ts';
import { exitPlaces, figuresOn, partyOn, squares } from './there.ts';

type Told<K extends Event['type']> = Extract<Event, { type: K }>;
type Places = readonly Place[];

/** The places that an event is about, as far as they are there. */
export function placesIn(event: Event, view: View): Places {
  const find = PLACES[event.type] as (event: Event, view: View) => Places; // looked up by the event's own type
  return find(event, view);
}

const NOWHERE = (): Places => [];
const ofWho = ({ who }: { readonly who: EntityId }, view: View): Places => figuresOn(view, who);
const ofHero = ({ hero }: { readonly hero: EntityId | null }, view: View): Places => figuresOn(view, hero);
const ofBy = ({ by }: { readonly by: EntityId }, view: View): Places => figuresOn(view, by);
const ofMonster = ({ monster }: { readonly monster: EntityId }, view: View): Places => figuresOn(view, monster);
const ofBlow = ({ attacker, target }: { readonly attacker: EntityId; readonly target: EntityId }, view: View): Places =>
  figuresOn(view, attacker, target);
const ofGift = ({ from, to }: { readonly from: EntityId; readonly to: EntityId }): Places => [
  heroPlace(from),
  heroPlace(to),
];
const ofDungeon = ({ dungeon }: { readonly dungeon: number }): Places => [dungeonPlace(dungeon)];

/** Deeds at a location are done there. */
const at =
  (location: Parameters<typeof townPlace>[0]) =>
  ({ hero }: { readonly hero: EntityId }): Places => [townPlace(location), heroPlace(hero)];

const PLACES: { readonly [K in Event['type']]: (event: Told<K>, view: View) => Places } = {
  heroMade: ({ place }) => (place === null ? [] : [heroPlace(place)]),
  dungeonFound: ofDungeon,
  townEntered: NOWHERE,
  visited: ({ hero, location }) => [townPlace(location), heroPlace(hero)],
  leftLocation: ({ hero, location }) => [townPlace(location), heroPlace(hero)],
  declaredReady: ({ hero }) => [heroPlace(hero)],
  gaveCrowns: ofGift,
  gavePiece: ofGift,
  stowed: ({ hero }) => [heroPlace(hero)],
  unpacked: ({ hero }) => [heroPlace(hero)],
  dungeonRerolled: ofDungeon,
  fickleThrown: at('gambler'),
  fickleEnded: at('gambler'),
  drank: at('tavern'),
  bought: at('blacksmith'),
  sold: at('blacksmith'),
  upgraded: at('blacksmith'),
  gemBought: at('blacksmith'),
  gemSold: at('blacksmith'),
  rawSold: at('blacksmith'),
  gemSet: at('blacksmith'),
  gemTaken: at('blacksmith'),
  joined: ({ place }) => [townPlace('wagon'), heroPlace(place)],
  stayedBehind: ({ place }) => [townPlace('wagon'), heroPlace(place)],
  crownsShared: ({ shares }) => shares.map(({ hero }) => heroPlace(hero)),
  dismissed: ({ hero }) => [townPlace('wagon'), waitingPlace(hero)],
  kitBought: NOWHERE,
  kitSpent: NOWHERE,
  trained: at('guild'),
  rewarded: ofHero,
  retired: NOWHERE,
  proposed: ofBy,
  voted: ofBy,
  proposalFailed: NOWHERE,
  expeditionBegan: ofDungeon,
  stood: (event) => [squarePlace(event.at)],
  phaseBegan: ofHero,
  walked: ({ who, path }, view) => [...figuresOn(view, who), ...squares(path.slice(-1))],
  exploreRolled: ofHero,
  dieRerolled: NOWHERE,
  laid: ({ tiles }) => squares(tiles.flatMap(({ cells }) => cells)),
  brickedUp: ({ exit }, view) => exitPlaces(view, exit),
  shaftFound: (event) => [squarePlace(event.at)],
  crystalsGrown: (event) => squares(event.squares),
  roomOpened: NOWHERE,
  prisonerFound: NOWHERE,
  prisonerFreed: NOWHERE,
  tokenAdded: NOWHERE,
  wanderersCame: NOWHERE,
  rested: (_event, view) => partyOn(view),
  chestOpened: ({ room }) => [chestPlace(room)],
  assigned: ofHero,
  mined: (_event, { expedition }) => expedition?.crystals.map(crystalPlace) ?? [],
  wentDown: NOWHERE,
  marched: (_event, view) => partyOn(view),
  questAdvanced: NOWHERE,
  questDone: NOWHERE,
  gloryChanged: NOWHERE,
  crownsWon: NOWHERE,
  expeditionEnded: NOWHERE,
  purseShared: (_event, view) => partyOn(view),
  gathered: NOWHERE,
  placed: (event) => [squarePlace(event.at)],
  encounterBegan: ofHero,
  roundBegan: NOWHERE,
  turnBegan: ofWho,
  held: ofHero,
  escapeRolled: ({ who, enemies }, view) => figuresOn(view, who, ...enemies),
  rewound: ({ who, to }, view) => [...figuresOn(view, who), squarePlace(to)],
  declared: ofBlow,
  focused: ofWho,
  rolled: ({ attacker }, view) => figuresOn(view, attacker, view.expedition?.attack?.target ?? null),
  rerolled: ofWho,
  fateSpent: ofWho,
  used: ({ who, targets }, view) => figuresOn(view, who, ...targets),
  formPaid: ofWho,
  formUnpaid: ofWho,
  calledOn: ofWho,
  crystalUsed: (event, view) => [...figuresOn(view, event.who), crystalPlace(event.at)],
  hit: ofBlow,
  missed: ofBlow,
  moved: ({ who, to }, view) => [...figuresOn(view, who), squarePlace(to)],
  surgesLapsed: ofWho,
  pinned: ofWho,
  interrupted: ofWho,
  harmed: ofWho,
  spared: ofWho,
  guarded: ({ who, ally }, view) => figuresOn(view, who, ally),
  parried: ofWho,
  stripped: ofWho,
  shielded: ofWho,
  reflecting: ofWho,
  healed: ofWho,
  effectGiven: ofWho,
  effectRefused: ofWho,
  effectsEnded: ofWho,
  poisonFell: ofWho,
  enraged: ofWho,
  died: (event) => [squarePlace(event.at)],
  raised: (event) => [squarePlace(event.at)],
  bountyNoted: ofMonster,
  fell: ofHero,
  recoveryRolled: ofHero,
  turnEnded: ofWho,
  monstersLeft: NOWHERE,
  encounterWon: NOWHERE,
  refreshed: ({ heroes }, view) => figuresOn(view, ...heroes),
  chose: ({ monster, target }, view) => figuresOn(view, monster, target),
};

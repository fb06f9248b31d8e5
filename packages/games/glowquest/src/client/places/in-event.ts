import type { Place } from '@questhall/facets';
import type { Cell } from '@questhall/grid';
import { findEntity } from '../../queries/entities.ts';
import type { EntityId, Event, View } from '../../types/index.ts';
import { cardPlace, deckPlace, doorPlace, figurePlace, heroPlace, squarePlace } from './names.ts';

type Told<K extends Event['type']> = Extract<Event, { type: K }>;
type Places = readonly Place[];

/** The places that an event is about, as far as they are there. */
export function placesIn(event: Event, view: View): Places {
  const find = PLACES[event.type] as (event: Event, view: View) => Places; // looked up by the event's own type
  return find(event, view);
}

/** Figures on the board; a hero who has not come down yet is its sheet, and the dead are nowhere. */
const on = (view: View, ...ids: readonly (EntityId | null)[]): Places =>
  [...new Set(ids)].flatMap((id) => {
    const entity = id === null ? null : findEntity(view, id);
    if (id === null || entity === null) return [];
    return [entity.at >= 0 ? figurePlace(id) : heroPlace(id)];
  });

const squares = (cells: readonly Cell[]): Places => cells.map(squarePlace);

/** A closed door that is still there goes by its own name. */
function doorAt({ floor }: View, near: Cell): Places {
  const door = floor.doors.find((one) => one.near === near);
  return door === undefined ? [squarePlace(near)] : [doorPlace(door.id)];
}

const NOWHERE = (): Places => [];
const ofWho = ({ who }: { readonly who: EntityId }, view: View): Places => on(view, who);
const ofHero = ({ hero }: { readonly hero: EntityId }, view: View): Places => on(view, hero);
const ofMonster = ({ monster }: { readonly monster: EntityId }, view: View): Places => on(view, monster);
const ofPair = ({ who, enemy }: { readonly who: EntityId; readonly enemy: EntityId }, view: View): Places =>
  on(view, who, enemy);
const ofBlow = ({ attacker, target }: { readonly attacker: EntityId; readonly target: EntityId }, view: View): Places =>
  on(view, attacker, target);
const ofTrade = ({ card, from, to }: Told<'tradeOffered' | 'handedOver' | 'tradeDeclined'>): Places => [
  cardPlace(card),
  heroPlace(from),
  heroPlace(to),
];

const PLACES: { readonly [K in Event['type']]: (event: Told<K>, view: View) => Places } = {
  expeditionBegan: NOWHERE,
  drew: ({ hero, deck }) => [deckPlace(deck), heroPlace(hero)],
  kept: ({ hero, card }) => [cardPlace(card), heroPlace(hero)],
  readyTaken: ({ hero, cards }) => [heroPlace(hero), ...cards.map(cardPlace)],
  gainLost: ({ hero, deck }) => [deckPlace(deck), heroPlace(hero)],
  reshuffled: ({ deck }) => [deckPlace(deck)],
  discarded: ({ hero, card }) => [cardPlace(card), heroPlace(hero)],
  tradeOffered: ofTrade,
  handedOver: ofTrade,
  tradeDeclined: ofTrade,
  entered: ({ at }) => [squarePlace(at)],
  phaseBegan: ofHero,
  phaseEnded: ofHero,
  walked: ({ who, path }, view) => [...on(view, who), ...squares(path.slice(-1))],
  explored: ofHero,
  rerolledLayout: NOWHERE,
  laid: ({ tiles }) => squares(tiles.flatMap(({ cells }) => cells)),
  reclaimed: (event) => squares(event.squares),
  sealed: (event) => squares(event.squares),
  doorOpened: ({ near }, view) => doorAt(view, near),
  falseDoor: ({ near }) => [squarePlace(near)],
  roomFound: NOWHERE,
  glowPlaced: (event) => squares(event.squares),
  glowHarvested: NOWHERE,
  wentDown: NOWHERE,
  wandered: NOWHERE,
  patrolRolled: NOWHERE,
  encounterBegan: ofHero,
  extraMonsters: NOWHERE,
  setUp: ({ at }) => [squarePlace(at)],
  turnBegan: ofWho,
  surgesRolled: ofWho,
  recordRolled: NOWHERE,
  chose: ({ monster, target }, view) => on(view, monster, target),
  used: ({ who, targets }, view) => on(view, who, ...targets),
  glowUsed: ({ who, at }, view) => [...on(view, who), squarePlace(at)],
  called: ofMonster,
  callVoid: ofMonster,
  reinforced: ofMonster,
  effectGiven: ofWho,
  effectRefused: ofWho,
  effectsEnded: ofWho,
  reduced: ofWho,
  shielded: ofWho,
  reflecting: ofWho,
  healed: ofWho,
  woke: ofWho,
  gainedSurges: ofWho,
  savedSurges: ofWho,
  moved: ({ who, to, follower }, view) => [...on(view, who, follower?.who ?? null), squarePlace(to)],
  fled: ofPair,
  dodged: ofPair,
  attackDeclared: ofBlow,
  rolledToHit: ofBlow,
  hit: ofBlow,
  missed: ofBlow,
  attackAgain: ofWho,
  victimNamed: ({ attacker, victim }, view) => on(view, attacker, victim),
  harmed: ofWho,
  guarded: ({ who, ally }, view) => on(view, who, ally),
  survived: ofWho,
  died: ({ at }) => [squarePlace(at)],
  fell: ofHero,
  stoodUp: ofHero,
  bountyMarked: ofMonster,
  recovered: ofHero,
  rockThrown: ({ hero, target }, view) => on(view, hero, target),
  crawled: ({ hero, to }, view) => [...on(view, hero), squarePlace(to)],
  turnEnded: ofWho,
  encounterWon: NOWHERE,
  refreshed: NOWHERE,
  declinedLevel: ofHero,
  expeditionWon: NOWHERE,
  expeditionLost: NOWHERE,
};

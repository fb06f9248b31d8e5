import type { Seat } from '@questhall/kernel';
import {
  type Effect,
  GRADES,
  type Grade,
  type MapId,
  mapCardOf,
  type QuestCard,
  type QuestId,
  questOf,
} from '../content/index.ts';
import { distancesOn, isEntrance } from '../map/chart.ts';
import type { Open, Table } from '../types/index.ts';
import { distanceOf } from './exits.ts';
import { errandsOf, heroOf, progressIn } from './table.ts';

/** The card of this name left the game: any Entrance of its section will do. [map.dead-end-fallback] */
const stands = (table: Open, wanted: MapId, space: MapId): boolean =>
  wanted === space ||
  (table.lost.includes(wanted) && isEntrance(space) && mapCardOf(wanted).section === mapCardOf(space).section);

/** Whether a Quest can be done on this space. [quest.at-location] */
export function isLocation(table: Open, { location }: QuestCard, space: MapId): boolean {
  switch (location.at) {
    case 'card':
      return stands(table, location.card, space);
    case 'kinds':
      return location.kinds.includes(mapCardOf(space).kind);
    case 'entrance':
      return isEntrance(space);
    case 'farthest':
      return distanceOf(table, space) === farthest(table);
  }
}

export const isDestination = (table: Open, quest: QuestId, space: MapId): boolean => {
  const { criteria } = questOf(quest);
  return criteria.form === 'escort' && stands(table, criteria.to, space);
};

const farthest = ({ sections }: Open): number =>
  Math.max(...sections.flatMap(({ placed }) => [...distancesOn(placed).values()]));

/** Quests that a seat may work on: its own, and those that are everybody's. */
export function openTo(
  table: Table,
  seat: Seat,
  isWanted: (quest: QuestId) => boolean = () => true,
): readonly QuestId[] {
  const quests: QuestId[] = [];
  for (const { quest } of errandsOf(table, seat)) if (isWanted(quest)) quests.push(quest);
  for (const quest of table.globals) if (isWanted(quest)) quests.push(quest);
  return quests;
}

/** By which an effect that is at work on a player comes from a Quest: everybody's, or his own. */
export function effectRule(
  { globals, errands }: Open,
  seat: Seat,
  effect: Effect,
): 'quest.effect-global' | 'quest.effect-personal' | null {
  const prints = (quest: QuestId | null): boolean =>
    quest !== null && questOf(quest).clauses.some(({ choices }) => choices.some((one) => one.includes(effect)));
  if (globals.some(prints)) return 'quest.effect-global';
  return errands[seat]?.some(({ quest }) => prints(quest)) === true ? 'quest.effect-personal' : null;
}

export const isGlobal = ({ globals }: Open, quest: QuestId): boolean => globals.includes(quest);

export const isOwn = (table: Open, seat: Seat, quest: QuestId): boolean =>
  table.errands[seat]?.some((errand) => errand.quest === quest) === true;

/** Escort Quests whose token a hero has with him. */
export function escorted(table: Open, seat: Seat): readonly QuestId[] {
  const quests: QuestId[] = [];
  for (const { quest } of table.errands[seat] ?? [])
    if (quest !== null && progressIn(table, quest)?.token === 'card') quests.push(quest);
  return quests;
}

/** Escort Quests whose token lies on the map, with the space. */
export function tokensLying(table: Open): readonly (readonly [QuestId, MapId])[] {
  const lying: (readonly [QuestId, MapId])[] = [];
  for (const { quest, token } of table.progress) if (token !== null && token !== 'card') lying.push([quest, token]);
  return lying;
}

/** Victory points of a game of several grades. [combine.victory-points] */
const WORTH = { heroic: 1, epic: 2, legendary: 3 } as const;

/** Whether a grade is still to come. */
export const isLater = (now: Grade, grade: Grade): boolean => GRADES.indexOf(grade) > GRADES.indexOf(now);

export const isGraded = ({ grades }: Open): boolean => grades.length > 1;

/** How far a player has come: Quests, or points where there are several grades. */
export function scoreOf(table: Open, seat: Seat): number {
  const { done } = heroOf(table, seat);
  return isGraded(table) ? done.reduce((sum, quest) => sum + WORTH[questOf(quest).grade], 0) : done.length;
}

/**
 * Does one of these Quests need this Map card as its location? [opt.unbiased-map-placement] [opt.unbiased-exceptions]
 */
export const needs = (quests: readonly QuestId[], card: MapId): boolean =>
  quests.some((quest) => {
    const { location } = questOf(quest);
    return location.at === 'card' && location.card === card;
  });

/** Does one of these Escorts end on this Map card? */
export const isEndOf = (quests: readonly QuestId[], card: MapId): boolean =>
  quests.some((quest) => {
    const { criteria } = questOf(quest);
    return criteria.form === 'escort' && criteria.to === card;
  });

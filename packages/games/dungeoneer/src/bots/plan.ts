import type { Seat } from '@questhall/kernel';
import { type EffectOf, type Fighter, FORMS, type Form, type MapId, type QuestId, questOf } from '../content/index.ts';
import { threatOn } from '../frames/attempt.ts';
import { distanceOf } from '../queries/exits.ts';
import { isDestination, isLocation } from '../queries/quests.ts';
import { combatMore, heroScore, heroSign, threatMore } from '../queries/scores.ts';
import { heroOf, progressIn, spacesOf } from '../queries/table.ts';
import type { View } from '../types/index.ts';
import { chanceIn, chanceOf, hitChance } from './odds.ts';
import { type Way, waysFor, waysOf } from './ways.ts';
import { isEscort, questsFor } from './worth.ts';

/** A Quest that a hero works on, where he must go for it, and how many turns it takes, about. */
export interface Goal {
  readonly quest: QuestId;
  /** Null while nobody knows where it is. */
  readonly space: MapId | null;
  readonly way: Way | null;
  readonly turns: number;
  /** How much Glory is lacking, where it wants to be paid. */
  readonly short: number;
}

/** Turns until a card that is still in the Map deck can be found and reached. */
const UNSEEN = 3;
/** What a hero earns in a turn, about. */
const GLORY_PER_TURN = 2.5;
const TRIES_PER_TURN = 1.8;
const NEVER = 60;

/** The Quest that can be done soonest. */
export function goalOf(view: View, seat: Seat): Goal | null {
  const ways = waysFor(view, seat);
  let best: Goal | null = null;
  for (const quest of questsFor(view, seat)) {
    const goal = goalFor(view, seat, quest, ways);
    if (best === null || goal.turns < best.turns) best = goal;
  }
  return best;
}

/** The Quest that lies first before a hero. */
export function firstGoalOf(view: View, seat: Seat): Goal | null {
  const [quest] = questsFor(view, seat);
  return quest === undefined ? null : goalFor(view, seat, quest, waysFor(view, seat));
}

function goalFor(view: View, seat: Seat, quest: QuestId, ways: ReadonlyMap<MapId, Way>): Goal {
  const isCarried = isEscort(quest) && progressIn(view, quest)?.token === 'card';
  const spot = placeFor(view, seat, quest, ways, isCarried);
  const speed = Math.max(1, heroScore(view, seat, 'speed'));
  const labour = turnsThere(view, seat, quest, spot?.space ?? null, isCarried);
  const short = shortFor(view, seat, quest);
  if (spot === null) return { quest, space: null, way: null, turns: UNSEEN + labour, short };
  return { quest, space: spot.space, way: spot.way, turns: spot.way.cost / speed + labour, short };
}

interface Spot {
  readonly space: MapId;
  readonly way: Way;
}

/** The nearest space on which the next thing for a Quest can be done. */
function placeFor(
  view: View,
  seat: Seat,
  quest: QuestId,
  ways: ReadonlyMap<MapId, Way>,
  isCarried: boolean,
): Spot | null {
  const card = questOf(quest);
  const token = progressIn(view, quest)?.token ?? null;
  const isIt = (space: MapId): boolean => {
    if (isCarried) return isDestination(view, quest, space);
    return token === null || token === 'card' ? isLocation(view, card, space) : token === space;
  };
  let best: Spot | null = null;
  let least = Infinity;
  for (const space of spacesOf(view)) {
    const way = ways.get(space);
    if (way === undefined || !isIt(space)) continue;
    const more = card.criteria.form === 'search' ? searchTurns(view, seat, quest, space) : 0;
    if (way.cost / 2 + more >= least) continue;
    least = way.cost / 2 + more;
    best = { space, way };
  }
  return best;
}

/** How long it takes once the hero is there. */
function turnsThere(view: View, seat: Seat, quest: QuestId, space: MapId | null, isCarried: boolean): number {
  const { criteria } = questOf(quest);
  const markers = progressIn(view, quest)?.markers[seat] ?? 0;
  switch (criteria.form) {
    case 'threat':
      return threatTurns(view, seat, quest, markers);
    case 'search':
      return space === null ? NEVER : searchTurns(view, seat, quest, space);
    case 'chance':
      return (criteria.sequence.length - markers) / chanceIn(TRIES_PER_TURN, chanceIn(criteria.dice, 1 / 6));
    case 'pay':
      return shortFor(view, seat, quest) / GLORY_PER_TURN;
    case 'slay':
      return slayTurns(view, seat, quest, criteria.monster);
    case 'escort':
      return isCarried ? 0 : carryTurns(view, seat, quest, criteria.from, criteria.to);
  }
}

/** The best of the scores that a Quest lets one choose from. */
function bestForm(view: View, seat: Seat, { scores }: EffectOf<'threat'>): Form {
  return scores.reduce((best, form) => (heroScore(view, seat, form) > heroScore(view, seat, best) ? form : best));
}

export function threatChance(view: View, seat: Seat, quest: QuestId, form: Form): number {
  const threat = threatOn(quest);
  return threat === null ? 0 : chanceOf(threat.number, heroScore(view, seat, form) + threatMore(view, seat, false));
}

function threatTurns(view: View, seat: Seat, quest: QuestId, markers: number): number {
  const threat = threatOn(quest);
  if (threat === null) return NEVER;
  const chance = threatChance(view, seat, quest, bestForm(view, seat, threat));
  const isHurting = threat.fail.some(({ word }) => word === 'wound');
  const tries = isHurting ? 1 : TRIES_PER_TURN;
  const pain = isHurting ? ((1 - chance) * (threat.times - markers)) / Math.max(1, heroOf(view, seat).life - 1) : 0;
  return chance === 0 ? NEVER : (threat.times - markers) / chanceIn(tries, chance) + pain;
}

export function searchChance(view: View, quest: QuestId, space: MapId): number {
  const { criteria } = questOf(quest);
  return criteria.form === 'search' ? chanceOf(criteria.number, distanceOf(view, space)) : 0;
}

function searchTurns(view: View, seat: Seat, quest: QuestId, space: MapId): number {
  const threat = threatOn(quest);
  if (threat === null) return NEVER;
  const markers = progressIn(view, quest)?.markers[seat] ?? 0;
  const chance = threatChance(view, seat, quest, bestForm(view, seat, threat));
  const perTurn = chanceIn(TRIES_PER_TURN, searchChance(view, quest, space)) * chance;
  return perTurn === 0 ? NEVER : (threat.times - markers) / perTurn;
}

/** The Glory that a Quest costs; nothing where it wants something else. */
export function gloryFor(quest: QuestId): number {
  const { criteria } = questOf(quest);
  if (criteria.form !== 'pay') return 0;
  const prices = criteria.prices.flatMap((price) =>
    price.pay === 'glory' && typeof price.amount === 'number' ? [price.amount] : [],
  );
  return prices.length === 0 ? 0 : Math.min(...prices);
}

const shortFor = (view: View, seat: Seat, quest: QuestId): number =>
  Math.max(0, gloryFor(quest) - heroOf(view, seat).glory);

/** Its attack and the answer to it, and a challenge, once in each turn. */
function slayTurns(view: View, seat: Seat, quest: QuestId, monster: Fighter): number {
  const left = monster.life - (progressIn(view, quest)?.wounds ?? 0);
  const { its, mine } = slayOdds(view, seat, monster);
  const { life } = heroOf(view, seat);
  const perTurn = mine.answer + mine.challenge;
  const turns = left / Math.max(0.1, perTurn);
  const lost = turns * (its.hit + its.answer);
  return lost >= life ? NEVER / 2 : turns + lost / 2;
}

export interface SlayOdds {
  readonly its: { readonly hit: number; readonly answer: number };
  readonly mine: { readonly answer: number; readonly challenge: number };
}

/** Against a monster that attacks as it likes best, and is challenged as the hero likes best. */
export function slayOdds(view: View, seat: Seat, monster: Fighter): SlayOdds {
  const answer = (form: Form): number => heroScore(view, seat, form) + combatMore(view, seat, 'counter', form, null);
  const strike = (form: Form): number => heroScore(view, seat, form) + combatMore(view, seat, 'attack', form, null);
  const leads = FORMS.filter((form) => monster.signs[form] === 'attack').map(
    (form) => monster.scores[form] - answer(form),
  );
  const lead = Math.max(...leads);
  const own = FORMS.filter((form) => heroSign(view, seat, form) === 'attack').map(
    (form) => strike(form) - monster.scores[form],
  );
  const best = own.length === 0 ? -NEVER : Math.max(...own);
  return {
    its: { hit: hitChance(lead), answer: hitChance(-best) },
    mine: { answer: hitChance(-lead), challenge: hitChance(best) },
  };
}

/** From the place where somebody waits to where they are wanted, at their pace. */
function carryTurns(view: View, seat: Seat, quest: QuestId, from: MapId, to: MapId): number {
  const onMap = spacesOf(view);
  if (!onMap.includes(from) || !onMap.includes(to)) return UNSEEN;
  const speed = Math.max(1, heroScore(view, seat, 'speed') + burdenOf(quest));
  return (waysOf(view, seat, from).get(to)?.cost ?? NEVER) / speed;
}

/** What company does to the Speed of a hero. [quest.escort-burden] */
const burdenOf = (quest: QuestId): number =>
  questOf(quest)
    .clauses.flatMap(({ choices }) => choices.flat())
    .reduce((sum, effect) => (effect.word === 'score' && effect.form === 'speed' ? sum + effect.by : sum), 0);

import type { Seat, Turn } from '@questhall/kernel';
import { mapCardOf, questOf } from '../content/index.ts';
import { threatOn } from '../frames/attempt.ts';
import { wayBy } from '../queries/exits.ts';
import { combatMore, heroScore, maxLife } from '../queries/scores.ts';
import { heroOf, progressIn } from '../queries/table.ts';
import type { Action, ActionOf, Dungeoneer, View } from '../types/index.ts';
import { bestBy } from './choosing.ts';
import type { Habits } from './habits.ts';
import { chanceIn, hitChance } from './odds.ts';
import { firstGoalOf, type Goal, goalOf, searchChance, slayOdds, threatChance } from './plan.ts';
import { abilityWorth, playWorth, useWorth } from './playing.ts';
import type { Step } from './ways.ts';
import { painOf, woundsOn, woundsOnMe } from './worth.ts';

const END: Action = { type: 'endPhase' };

/** In the coin of `worth`: a Quest that is done, a step on the way to it. */
const QUEST = 20;
const STEP = 1.2;
const STRAY_STEP = 0.15;

/** The hero's next action: whatever brings his Quest nearer, or himself forward. */
export function heroPhase(turn: Turn<Dungeoneer>, { isStubborn }: Habits): Action {
  const { view, seat } = turn.sight;
  const goal = isStubborn ? firstGoalOf(view, seat) : goalOf(view, seat);
  const worthOf = (action: Action): number => actionWorth(view, seat, goal, action);
  const best = bestBy(turn.offers, worthOf);
  return best !== null && worthOf(best) > 0 ? best : END;
}

function actionWorth(view: View, seat: Seat, goal: Goal | null, action: Action): number {
  switch (action.type) {
    case 'deliver':
      return QUEST;
    case 'takeToken':
    case 'pickUp':
      return QUEST / 2;
    case 'attempt':
      return attemptWorth(view, seat, action);
    case 'search':
      return searchWorth(view, seat, goal, action);
    case 'play':
      return playWorth(view, seat, goal, action);
    case 'use':
      return useWorth(view, seat, goal, action);
    case 'ability':
      return abilityWorth(view, seat, goal, action);
    case 'move':
    case 'sewer':
    case 'portal':
      return stepWorth(view, seat, goal, action);
    case 'explore':
      return exploreWorth(view, seat, goal);
    case 'untip':
      return (goal?.way?.cost ?? 0) > 0 ? STEP : 0.3;
    case 'lift':
      return (goal?.way?.cost ?? 0) > heroOf(view, seat).points ? STEP + 0.1 : 0.4;
    case 'challenge':
      return duelWorth(view, seat, action);
    default:
      return 0;
  }
}

/** Success brings the Quest nearer; failing may hurt. */
function attemptWorth(view: View, seat: Seat, { quest, form }: ActionOf<'attempt'>): number {
  const { criteria } = questOf(quest);
  switch (criteria.form) {
    case 'pay':
      return QUEST;
    case 'chance':
      return (QUEST / criteria.sequence.length) * chanceIn(criteria.dice, 1 / 6);
    case 'slay':
      return slayWorth(view, seat, quest);
    default: {
      const threat = threatOn(quest);
      if (threat === null || form === null) return 0;
      const chance = threatChance(view, seat, quest, form);
      return (chance * QUEST) / threat.times - (1 - chance) * painOf(view, seat, threat.fail);
    }
  }
}

function slayWorth(view: View, seat: Seat, quest: string): number {
  const { criteria } = questOf(quest);
  if (criteria.form !== 'slay') return 0;
  const left = criteria.monster.life - (progressIn(view, quest)?.wounds ?? 0);
  const { its, mine } = slayOdds(view, seat, criteria.monster);
  const canChallenge = heroOf(view, seat).points > 0;
  const dealt = mine.answer + (canChallenge ? mine.challenge : 0);
  const taken = its.hit + (canChallenge ? its.answer : 0);
  return (QUEST * Math.min(1, dealt / left)) / 1.5 - taken * woundsOnMe(view, seat, 1);
}

/** A search is for the Quest that one is after, or for points that are left over. */
function searchWorth(view: View, seat: Seat, goal: Goal | null, { quest }: ActionOf<'search'>): number {
  const { space, points } = heroOf(view, seat);
  const threat = threatOn(quest);
  if (space === null || threat === null) return 0;
  const isGoal = goal?.quest === quest && goal.space === space;
  const isIdle = goal?.space === space || points > (goal?.way?.cost ?? 0);
  const chance = searchChance(view, quest, space);
  return isGoal || isIdle ? (chance * QUEST) / threat.times / 2 : 0;
}

/** On the way to the goal; without one, to where there is Glory. */
function stepWorth(view: View, seat: Seat, goal: Goal | null, action: Step): number {
  if (goal === null) return STRAY_STEP;
  if (goal.way === null) return wander(view, seat);
  if (isGathering(goal)) return gatherWorth(view, seat, action);
  const { first } = goal.way;
  if (first === null || first.type !== action.type) return 0;
  const isFirst =
    action.type === 'move'
      ? first.type === 'move' && first.side === action.side
      : first.type !== 'move' && first.to === action.to;
  return isFirst ? STEP : 0;
}

/** What a Quest costs is gathered elsewhere, until the place itself gives the rest. */
const isGathering = ({ space, short }: Goal): boolean => space !== null && short > mapCardOf(space).glory;

/** What Peril takes away from Glory, and what it takes more with every wound. */
const DREAD = 0.25;
const DREAD_WOUNDED = 0.15;

/** Glory that lies on a space which is new to the hero in this turn, as long as he can bear the Peril. */
function gatherWorth(view: View, seat: Seat, action: Step): number {
  const to = action.type === 'move' ? wayBy(view, seat, action.side) : action.to;
  const hero = heroOf(view, seat);
  if (to === null || hero.visited.includes(to)) return 0;
  const { glory, peril } = mapCardOf(to);
  return (glory - peril * (DREAD + DREAD_WOUNDED * (maxLife(hero) - hero.life))) / 4;
}

/** While nobody knows where the Quest is, a hero who has little Peril gathers Glory. */
const wander = (view: View, seat: Seat): number =>
  heroOf(view, seat).peril <= heroOf(view, seat).glory + 2 ? STRAY_STEP : 0;

const exploreWorth = (view: View, seat: Seat, goal: Goal | null): number => {
  if (goal?.space === null) return STEP;
  return heroOf(view, seat).points > 2 + (goal?.way?.cost ?? 0) ? 0.1 : 0;
};

/** A challenge of another hero: what it may deal, and what the answer may. */
export function duelWorth(view: View, seat: Seat, { hero, form, minion }: ActionOf<'challenge'>): number {
  if (hero === null || minion !== null) return 0;
  const mine = heroScore(view, seat, form) + combatMore(view, seat, 'attack', form, null);
  const its = heroScore(view, hero, form) + combatMore(view, hero, 'counter', form, null);
  const count = 1 + combatMore(view, seat, 'woundMore', form, null);
  const gain = hitChance(mine - its) * woundsOn(view, seat, hero, count);
  const carried = (view.errands[hero] ?? []).some(
    ({ quest }) => quest !== null && progressIn(view, quest)?.token === 'card',
  );
  const prize = carried ? hitChance(mine - its) * (QUEST / 3) : 0;
  return gain + prize - hitChance(its - mine) * woundsOnMe(view, seat, 1) - 0.4;
}

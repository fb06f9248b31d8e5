import type { Player, Turn } from '@questhall/kernel';
import { heroOf } from '../../queries/figures.ts';
import type { Action, HeroQuest, View } from '../../types.ts';
import { captiveTurn, genieTurn } from './allies.ts';
import { defend, keep, orderOf, rescue, schoolFor, stepAside } from './answers.ts';
import { isLeaving, nearestStair } from './home.ts';
import { beginPlan, followPlan, type Memory, newMemory, remember } from './memory.ts';
import { follow, leaderOf } from './party.ts';
import { learnPortal, steerTo } from './portals.ts';
import { type Situation, situationOf } from './situation.ts';
import { shop } from './town.ts';
import { planTurn } from './turn.ts';
import { headFor } from './ways.ts';

/** Answers within one turn after which it is over: a hero who goes round in circles must stop. */
const ANSWERS_MAX = 40;
const END: Action = { type: 'endTurn' };

/** The heroes of one seat, played by the program. It knows what its seat sees, and nothing else. [ai.hero-view-only] */
export function heroPlayer(): Player<HeroQuest> {
  const memory = newMemory();
  return (turn) => {
    remember(memory, turn.sight);
    learnPortal(memory, turn.sight.view);
    return answer(memory, turn);
  };
}

function answer(memory: Memory, { sight: { view, seat }, ask: { question } }: Turn<HeroQuest>): Action {
  switch (question.kind) {
    case 'turn':
    case 'whisk':
      return moveHero(memory, view, question);
    case 'genie':
      return planned(memory, view, 'genie', () => genieTurn(view));
    case 'captive':
      return planned(memory, view, 'captive', () => captiveTurn(view));
    case 'order':
      return orderOf(view, question.heroes);
    case 'school':
      return schoolFor(view, question.hero);
    case 'defend':
      return defend(view, question);
    case 'rescue':
      return rescue(view, question.hero);
    case 'aside':
      return stepAside(view, question.squares);
    case 'steer':
      return steerTo(memory, view, view.stairs === null ? null : stairRoom(view), question.sum);
    case 'keep':
      return keep(question.spell);
    case 'again':
      return { type: 'again' };
    case 'town':
      return shop(view, seat);
    default:
      return { type: 'pass' };
  }
}

const stairRoom = ({ plan, stairs }: View): string => plan.split('\n').join('')[stairs ?? 0] ?? '';

/** Goes on with the plan, or makes a new one. */
function planned(memory: Memory, view: View, who: string, make: () => readonly Action[], at = 0): Action {
  const turnOf = `${view.round} ${who}`;
  memory.answers = memory.turnOf === turnOf ? memory.answers + 1 : 0;
  memory.turnOf = turnOf;
  if (memory.answers > ANSWERS_MAX) return END;
  return followPlan(memory, view, who, at) ?? beginPlan(memory, make(), view, who, at);
}

function moveHero(
  memory: Memory,
  view: View,
  question: { readonly kind: 'turn' | 'whisk'; readonly hero: Parameters<typeof heroOf>[1] },
): Action {
  const { turn } = view;
  const { hero, kind } = question;
  if (turn === null) return END;
  const make = (): readonly Action[] => {
    const situation = situationOf(view, hero, turn, memory);
    return kind === 'turn' ? rollFirst(situation, planTurn(situation)) : whisked(situation);
  };
  return planned(memory, view, `${hero} ${kind}`, make, heroOf(view, hero).at);
}

/** Whoever means to walk rolls, and then thinks again; whoever does not need not. [move.roll-two-red] */
function rollFirst({ turn, me, view }: Situation, plan: readonly Action[]): readonly Action[] {
  if (turn.movement !== null || !plan.some(({ type }) => type === 'walk' || type === 'jump' || type === 'portal')) return plan;
  const isHurried = view.isGoalMet || view.goal.kind === 'reach';
  if (isHurried && me.potions.includes('potion-of-speed')) return [{ type: 'drink', hero: me.hero, potion: 'potion-of-speed' }];
  return [{ type: 'roll' }];
}

/** Blown along by the wind: home, or to the others. [spell.swift-wind] */
function whisked(situation: Situation): readonly Action[] {
  const { view, me } = situation;
  const leader = leaderOf(view);
  const stair = isLeaving(situation) ? nearestStair(situation) : null;
  const walk = stair !== null ? headFor(situation, stair) : leader === null || leader === me ? null : follow(situation, leader);
  return walk === null ? [END] : [walk, END];
}

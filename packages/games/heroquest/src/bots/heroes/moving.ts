import { stepsApart } from '@questhall/grid';
import type { Hero } from '../../content/heroes.ts';
import { boardOf } from '../../queries/board.ts';
import { heroOf } from '../../queries/figures.ts';
import { reachOf } from '../../queries/reach.ts';
import type { Action, HeroInPlay, View } from '../../types/index.ts';
import { because, type Decision, DONE, freely } from '../decision.ts';
import { isLeaving, nearestStair } from './home.ts';
import { beginPlan, followPlan, type Memory } from './memory.ts';
import { follow, isRanged, leaderOf } from './party.ts';
import { Situation } from './situation.ts';
import { hasSpells } from './spells.ts';
import { planTurn } from './turn.ts';
import { headFor } from './ways.ts';

/** Answers within one turn after which it is over: a hero who goes round in circles must stop. */
const ANSWERS_MAX = 40;

/** Goes on with the plan, or makes a new one. */
export function planned(memory: Memory, view: View, who: string, make: () => readonly Decision[], at = 0): Decision {
  const turnOf = `${view.round} ${who}`;
  memory.answers = memory.turnOf === turnOf ? memory.answers + 1 : 0;
  memory.turnOf = turnOf;
  if (memory.answers > ANSWERS_MAX) return DONE;
  return followPlan(memory, view, who, at) ?? beginPlan(memory, make(), view, who, at);
}

/** A hero's own turn. */
export function takeTurn(memory: Memory, view: View, hero: Hero): Decision {
  const { turn } = view;
  if (turn === null) return DONE;
  const me = heroOf(view, hero);
  const make = (): readonly Decision[] => {
    if (turn.movement === null && !turn.hasActed && isSureToWalk(view, me)) return [freely({ type: 'roll' })];
    const situation = new Situation(view, hero, turn, memory);
    return rollFirst(situation, planTurn(situation));
  };
  return planned(memory, view, hero, make, me.at);
}

const NEAR = 3;

/**
 * Nobody at arm's length, nothing to cast or to shoot, the others far off: the dice can be rolled before any thinking.
 */
function isSureToWalk(view: View, me: HeroInPlay): boolean {
  const { grid } = boardOf(view.plan);
  const isWithin = ({ at }: { readonly at: number }, steps: number): boolean => stepsApart(grid, at, me.at) <= steps;
  if (isHurried(view)) return false;
  if (view.monsters.length > 0)
    return !hasSpells(me) && !isRanged(me) && !view.monsters.some((monster) => isWithin(monster, armsLength(view, me)));
  const leader = leaderOf(view);
  return leader === null || leader.hero === me.hero || !isWithin(leader, NEAR);
}

const armsLength = ({ house }: View, me: HeroInPlay): number => (reachOf(house, me, false).isCorner ? 2 : 1);

const isHurried = ({ isGoalMet, goal }: View): boolean => isGoalMet || goal.kind === 'reach';

/** Whoever means to walk rolls, and then thinks again; whoever does not need not. [move.roll-two-red] */
function rollFirst({ turn, me, view }: Situation, plan: readonly Decision[]): readonly Decision[] {
  const walk = turn.movement === null ? plan.find(({ action }) => isMove(action)) : undefined;
  if (walk === undefined) return plan;
  const isFast = isHurried(view) && me.potions.includes('potion-of-speed');
  return [because(walk.rule, isFast ? { type: 'drink', hero: me.hero, potion: 'potion-of-speed' } : { type: 'roll' })];
}

const isMove = ({ type }: Action): boolean => type === 'walk' || type === 'jump' || type === 'portal';

/** Blown along by the wind. [spell.swift-wind] */
export function beWhisked(memory: Memory, view: View, hero: Hero): Decision {
  const { turn } = view;
  if (turn === null) return DONE;
  const make = (): readonly Decision[] => {
    const walk = wayInTheWind(new Situation(view, hero, turn, memory));
    return walk === null ? [DONE] : [walk, DONE];
  };
  return planned(memory, view, `${hero} in the wind`, make, heroOf(view, hero).at);
}

/** Home, or to the others. */
function wayInTheWind(situation: Situation): Decision | null {
  const stair = isLeaving(situation) ? nearestStair(situation) : null;
  if (stair !== null) return because('ai.hero-exit', headFor(situation, stair));
  const leader = leaderOf(situation.view);
  return leader === null || leader === situation.me ? null : follow(situation, leader);
}

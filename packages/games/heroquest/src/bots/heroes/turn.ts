import { CORRIDOR } from '../../queries/board.ts';
import { isWanted } from '../../queries/goal.ts';
import { mayAct, mayMove } from '../../queries/reach.ts';
import type { Action } from '../../types/index.ts';
import { because, type Decision, DONE, freely } from '../decision.ts';
import { questErrand } from './errands.ts';
import { type Lead, nextLead, pursue } from './explore.ts';
import { bestBlow, isNamed, strike } from './fight.ts';
import { freeAct } from './free-acts.ts';
import { isLeaving, leave, nearestStair } from './home.ts';
import { isRestless } from './memory.ts';
import { escorted, follow, isGoingHome, leaderOf } from './party.ts';
import { throughPortal } from './portals.ts';
import { areaOf, stepsTo } from './scene.ts';
import { goAndSearch, searchHere, waitToSearch } from './search.ts';
import { seekSecrets } from './secrets.ts';
import { isAwake, type Situation } from './situation.ts';
import { bestSpell } from './spells.ts';
import { holdOrAdvance, isTiredOfWaiting, keepBack, makeRoom } from './stand.ts';
import { headFor, isBesideTrap } from './ways.ts';

const DYING = 1;

/** What a hero does next, and after that if nothing comes between. */
export function planTurn(situation: Situation): readonly Decision[] {
  const free = freeAct(situation);
  if (free !== null) return [free];
  if (isSpent(situation)) return END;
  return leaveTurn(situation) ?? fightTurn(situation) ?? peaceTurn(situation) ?? END;
}

/** No steps and no action left. */
const isSpent = ({ turn, movement }: Situation): boolean => movement === 0 && !mayAct(turn) && turn.firstSpell === null;

const leaveTurn = (situation: Situation): readonly Decision[] | null =>
  isLeaving(situation) ? leave(situation) : null;

/** Cast, strike, or take a good stand; null when there is nobody to fight, or no use in waiting. */
function fightTurn(situation: Situation): readonly Decision[] | null {
  const { foes, turn, me, memory, view } = situation;
  if (foes.length === 0) {
    memory.heldSince.delete(me.hero);
    return one(bestSpell(situation));
  }
  const act = mayAct(turn) ? castOrStrike(situation) : null;
  if (act !== null) {
    memory.heldSince.delete(me.hero);
    memory.foughtAt = view.round;
    return act;
  }
  if (turn.hasActed && me.hero !== 'wizard' && me.body > DYING) return END;
  if (turn.hasStepped) return END;
  if (!memory.heldSince.has(me.hero)) memory.heldSince.set(me.hero, view.round);
  const isUseless = isTiredOfWaiting(situation) && (isGoingHome(view) || isRestless(memory, view));
  const isShy = me.body <= DYING || me.hero === 'wizard';
  if (isShy && foes.some(isAwake)) return isUseless ? null : [keepBack(situation)];
  return isUseless && isGoingHome(view) ? null : one(holdOrAdvance(situation));
}

const END: readonly Decision[] = [DONE];

const one = (decision: Decision | null): readonly Decision[] | null => decision && [decision];

function castOrStrike(situation: Situation): readonly Decision[] | null {
  const spell = bestSpell(situation);
  if (spell !== null) return [spell];
  const room = makeRoom(situation);
  if (room !== null) return [room];
  const blow = bestBlow(situation);
  if (blow === null) return null;
  // Almost dead and without a potion: a blow only from where one stands.
  if (situation.me.body <= DYING && blow.from !== situation.me.at) return null;
  return [...drinkFor(situation, blow.foe), ...strike(situation, blow)];
}

/** Strength is for those who are hard to hurt, the brew for the worst of them. [potion.strength, potion.heroic-brew] */
function drinkFor({ me, view, foes }: Situation, foe: Parameters<typeof isNamed>[0]): Decision[] {
  const isWorthIt = isNamed(foe) || isWanted(view.goal, foe);
  if (me.potions.includes('potion-of-strength') && me.effects.strength === 0 && (isWorthIt || foe.defend >= 4))
    return [freely({ type: 'drink', hero: me.hero, potion: 'potion-of-strength' })];
  if (me.potions.includes('heroic-brew') && me.effects.brew === 0 && (isWorthIt || foes.length >= 4))
    return [freely({ type: 'drink', hero: me.hero, potion: 'heroic-brew' })];
  return [];
}

/** No monster about: search, do what the quest wants, explore. */
function peaceTurn(situation: Situation): readonly Decision[] | null {
  const search = searchHere(situation);
  if (search !== null) return [search];
  if (!mayMove(situation.turn)) return null;
  const job = freely(escort(situation) ?? questErrand(situation));
  return one(job ?? waitToSearch(situation) ?? goAndSearch(situation) ?? hunt(situation)) ?? explore(situation);
}

/** With a captive in tow the way is home, and nobody runs ahead. */
function escort(situation: Situation): Action | null {
  const captive = escorted(situation.view);
  const stair = captive === null ? null : nearestStair(situation);
  if (captive === null || stair === null) return null;
  const isAhead = stepsTo(situation.far, captive.at) > 4;
  return isAhead ? headFor(situation, captive.at, 1) : headFor(situation, stair);
}

/**
 * A monster that the quest wants dead, and that can be reached, is nearer than any door: the leader goes, the others
 * follow.
 */
function hunt(situation: Situation): Decision | null {
  const { view, far, me } = situation;
  const prey = view.monsters.find((monster) => isWanted(view.goal, monster) && stepsTo(far, monster.at) >= 0);
  const leader = leaderOf(view);
  if (prey === undefined || leader === null) return null;
  return leader === me ? freely(headFor(situation, prey.at, 1)) : follow(situation, leader);
}

/** There is nothing to search where the walk ends: it is the last of the turn. */
function isSearchedAt({ scene, view }: Situation, { action }: Decision): boolean {
  if (action.type !== 'walk') return false;
  const area = areaOf(scene, action.to);
  return area === CORRIDOR || view.heroes.some(({ searched }) => searched.includes(area));
}

/** Whoever stands where others must jump goes first. */
const clearTheWay = (situation: Situation, { at }: Lead): Decision | null =>
  isBesideTrap(situation.scene, situation.me.at) ? because('ai.hero-follow', headFor(situation, at)) : null;

/** The leader finds the way, the others follow. */
function explore(situation: Situation): readonly Decision[] | null {
  const { view, me, scene, memory } = situation;
  const leader = leaderOf(view);
  const lead = leader === null ? null : nextLead(scene, leader.at);
  if (lead === null || leader === null) return lookForMore(situation);
  memory.idleSince = 0;
  if (leader === me || isRestless(memory, view)) return pursue(situation, lead);
  const walk = follow(situation, leader);
  if (walk === null) return one(clearTheWay(situation, lead));
  return isSearchedAt(situation, walk) ? [walk, DONE] : [walk];
}

/** Nothing is left to open: through a portal, along the walls, and then it is time to go home. */
function lookForMore(situation: Situation): readonly Decision[] | null {
  const { view, memory } = situation;
  const more = throughPortal(situation)?.map((action) => freely(action)) ?? one(seekSecrets(situation));
  if (more !== null) {
    memory.idleSince = 0;
    return more;
  }
  if (memory.idleSince === 0) memory.idleSince = view.round;
  const stair = nearestStair(situation);
  return stair === null ? null : one(freely(headFor(situation, stair)));
}

import type { Seat } from '@questhall/kernel';
import { judgeStriking, mayAnswer, wasAttacked } from '../queries/challenging.ts';
import { innermost, isActive, type Match, type No, no } from '../queries/table.ts';
import type { Action, ActionOf } from '../types/index.ts';
import { areDiceLocked, lateFor } from './common.ts';

/** Why a seat that is not asked cannot do this now, by what all can see. */
export function unasked(state: Match, seat: Seat, action: Action): No {
  if (state.sealed.some(({ ask: asked }) => asked.seat === seat)) return no('time.collect-wishes');
  if (action.type === 'bane' && isActive(state, seat)) return no('lord.banes-any-moment');
  const isAnswer = action.type === 'challenge' && wasAttacked(state, seat) && !areDiceLocked(state);
  if (isAnswer) return whyNoAnswer(state, seat, action);
  return OWN_TURN.includes(action.type) && !isActive(state, seat) ? no('core.two-roles') : lateFor(state);
}

/** What belongs to the two roles of the active player. [core.two-roles] */
const OWN_TURN: readonly Action['type'][] = ['muster', 'move', 'sewer', 'portal', 'explore', 'lift', 'endPhase'];

/** Why a hero who was attacked is not asked for a challenge: his turn is to come or has passed, or he could not. */
function whyNoAnswer(state: Match, seat: Seat, { minion, isTipping }: ActionOf<'challenge'>): No {
  if (innermost(state, 'answers') !== null && mayAnswer(state, seat)) return no('time.challenge-in-turn');
  return judgeStriking(state, seat, minion, isTipping) ?? no('combat.f-challenge');
}

import type { Refusal, Seat } from '@questhall/kernel';
import { rollAhead } from './asked.ts';
import { type CardId, cardOf, foeOf, SPACES } from './cards.ts';
import {
  type Asked,
  activeOf,
  currentStrikes,
  type Draft,
  heroOf,
  innermost,
  isOn,
  isStanding,
  lateFor,
  no,
} from './pieces.ts';
import type { Rule } from './rulebook.ts';

/** Whether a card from the hand is for this moment. */
export function judgeMoment(state: Draft, asked: Asked, card: CardId): Refusal<Rule> | null {
  const { question } = asked;
  const { class: kind, time, effect } = cardOf(card);
  if (question.kind !== 'choice' && question.kind !== 'window') return lateFor(state);
  const window = question.kind === 'window' ? question.window : null;
  if (window === 'before-roll') return lateFor(state);
  if (window === 'would-be-wounded' && !(kind === 'boon' && time === 'anytime' && effect === 'heal'))
    return lateFor(state);
  switch (kind) {
    case 'boon':
      return time === 'anytime' || isForDefender(asked) ? null : no('act.response-card');
    case 'treasure':
      return window === null || window === 'arrived' ? null : no('act.hero-time');
    case 'encounter':
      return foeOf(card) === null ? judgeTrap(state, asked) : no('lord.own-turn');
    case 'bane':
      return no('lord.own-turn');
    case 'ability':
      return no('act.held');
  }
}

const isForDefender = ({ question }: Asked): boolean =>
  question.kind === 'window' && question.window === 'response' && question.part === 'defender';

/** A trap is for the active hero, while he stands where he has just come to. */
function judgeTrap(state: Draft, { seat, question }: Asked): Refusal<Rule> | null {
  const active = activeOf(state);
  if (question.kind !== 'window' || seat === active) return no('time.anytime-encounter');
  if (question.window === 'response') return no('time.no-second-combat');
  if (question.window !== 'entered') return no('time.anytime-encounter');
  if (!isStanding(state.table, active)) return no('end.fallen');
  return heroOf(state.table, active).space === question.space ? null : no('combat.left-the-space');
}

/** Whether an ability is for this moment; it works once a turn. */
export function judgeAbility(state: Draft, asked: Asked, ability: CardId): Refusal<Rule> | null {
  const { seat, question } = asked;
  const { life, hasUsedAbility } = heroOf(state.table, seat);
  if (hasUsedAbility) return no('act.once');
  const window = question.kind === 'window' ? question.window : null;
  switch (cardOf(ability).time) {
    case 'response':
      return isForDefender(asked) ? null : no('act.response-card');
    case 'wounded': {
      if (window !== 'would-be-wounded') return lateFor(state);
      return life <= (innermost(state, 'wounds')?.count ?? 0) ? null : no('time.wounds-pending');
    }
    default:
      return window === 'before-roll' ? null : lateFor(state);
  }
}

/** Whether what a card or an ability is aimed at fits it. */
export function isFitting(state: Draft, seat: Seat, card: CardId, at: number | null): boolean {
  const { effect, amount } = cardOf(card);
  const [, strike] = currentStrikes(state).find(([number]) => number === at) ?? [];
  switch (effect) {
    case 'warp':
      return at !== null && SPACES[at] !== undefined && at !== heroOf(state.table, seat).space;
    case 'repel':
      return strike?.card != null && isAttackOn(state, seat, at) && cardOf(strike.card).cost <= amount;
    case 'counter':
    case 'slip':
      return isAttackOn(state, seat, at);
    case 'bestOfTwo':
      return rollAhead(state) === 'counter' ? isAttackOn(state, seat, at) && strike?.attack !== null : at === null;
    default:
      return at === null;
  }
}

/** A trap is no attack. */
function isAttackOn(state: Draft, seat: Seat, at: number | null): boolean {
  const [, strike] = currentStrikes(state).find(([number]) => number === at) ?? [];
  if (strike === undefined || strike.hero !== seat || !isOn(state, strike)) return false;
  return strike.card === null || foeOf(strike.card) !== null;
}

/** All that a card could be aimed at. */
export function aims(state: Draft): readonly (number | null)[] {
  const numbers = currentStrikes(state).map(([number]) => number);
  return [null, ...new Set([...SPACES.keys(), ...numbers])];
}

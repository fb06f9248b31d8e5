import type { Refusal, Seat } from '@questhall/kernel';
import { heroCard } from './cards.ts';
import { type Draft, hasNeighbour, hasPoint, heroOf, innermost, isStanding, no, spendPoint } from './pieces.ts';
import type { Rule } from './rulebook.ts';
import type { Strike } from './types.ts';

export function makeStrike(strike: Pick<Strike, 'card' | 'by' | 'hero' | 'foe' | 'space' | 'form'>): Strike {
  const { card, by, hero, foe, space, form } = strike;
  const dice = { attack: null, counter: null, attackMore: 0, counterMore: 0, isBestOfTwo: false };
  return { card, by, hero, foe, space, form, ...dice, wounds: 0, earned: 0, isOver: false };
}

/** Attacked in this combat, with a point, an attack left and somebody to attack. */
export function mayChallenge(state: Draft, from: number, seat: Seat): boolean {
  const { table } = state;
  const wasAttacked = table.strikes.slice(from).some(({ hero, attack }) => hero === seat && attack !== null);
  if (!wasAttacked || judgeStriking(state, seat) !== null) return false;
  return hasNeighbour(state, seat) || table.strikes.some((_, foe) => isOwnFoe(state, seat, foe));
}

/** A monster of the combat around the challenge that has just attacked this hero and is still there. */
export function isOwnFoe(state: Draft, seat: Seat, foe: number): boolean {
  const strike = state.table.strikes[foe];
  const from = innermost(state, 'combat')?.from ?? 0;
  if (strike === undefined || foe < from) return false;
  const { card, hero, attack, space, isOver } = strike;
  return card !== null && hero === seat && attack !== null && !isOver && heroOf(state.table, seat).space === space;
}

/** Whether a hero can attack at all. */
export function judgeStriking(state: Draft, seat: Seat): Refusal<Rule> | null {
  if (!isStanding(state.table, seat)) return no('end.fallen');
  return heroOf(state.table, seat).hasAttacked || !hasPoint(state, seat) ? no('act.challenge') : null;
}

/**
 * A hero attacks: a combat of its own, without a muster; inside another one it is an answer, and is not answered in
 * turn.
 */
export function strikeOut(draft: Draft, seat: Seat, target: { readonly hero: Seat } | { readonly foe: number }): void {
  const { table, agenda } = draft;
  const hero = heroOf(table, seat);
  spendPoint(draft, seat);
  hero.hasAttacked = true;
  const isAnswer = innermost(draft, 'challenge') !== null;
  const from = table.strikes.length;
  const aim = 'hero' in target ? { hero: target.hero, foe: null } : { hero: null, foe: target.foe };
  table.strikes.push(makeStrike({ card: null, by: seat, ...aim, space: hero.space, form: heroCard(hero.hero).form }));
  agenda.push({ kind: 'combat', from, stage: 'response', at: from, isAnswer });
}

import type { Parley } from './types.ts';

/** What a seat has told its host to do in its name. It is no part of the match, and nobody else knows. */
export interface Orders {
  readonly isQuiet: boolean;
  readonly isUntilMyTurn: boolean;
  readonly isDeep: boolean;
  readonly isHandUp: boolean;
}

export const QUIET: Orders = { isQuiet: true, isUntilMyTurn: false, isDeep: false, isHandUp: false };

/** Asks that reach a seat in spite of its orders: its own hero is at stake. */
const breaksThrough = (question: Parley['Question']): boolean =>
  question.kind === 'challenge' || (question.kind === 'window' && question.part !== 'onlooker');

/** Whether the host passes for the seat. What the rules demand of it is never covered. */
export function isPassedFor(orders: Orders, question: Parley['Question']): boolean {
  if ((question.kind !== 'window' && question.kind !== 'challenge') || orders.isHandUp) return false;
  if (orders.isDeep || breaksThrough(question)) return orders.isDeep;
  const isQuietened = question.kind === 'window' && ['action-done', 'declared', 'response'].includes(question.window);
  return orders.isUntilMyTurn || (orders.isQuiet && isQuietened);
}

/** What is left of the orders when a window that asked has closed. */
export const ordersAfter = (orders: Orders, question: Parley['Question']): Orders => ({
  ...orders,
  isHandUp: false,
  isUntilMyTurn: orders.isUntilMyTurn && (orders.isDeep || !breaksThrough(question)),
});

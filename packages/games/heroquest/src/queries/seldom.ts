import type { Action } from '../types/index.ts';

/** There in many turns and seldom wanted: when nothing else is left, the turn is as good as over. */
const SELDOM: readonly Action['type'][] = [
  ...(['endTurn', 'leave', 'close', 'drink', 'give', 'hold', 'useRing', 'handOver', 'setDown'] as const),
];

/** Whether nothing is left that anybody would want to do in a turn. */
export const isAsGoodAsOver = (offers: readonly Action[]): boolean => offers.every(({ type }) => SELDOM.includes(type));

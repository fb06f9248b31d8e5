import type { Rule } from '../rulebook/index.ts';
import type { Part } from '../types/index.ts';

/**
 * Some dice more or fewer, written down for whoever wants to know why they are so many. Whoever only counts passes no
 * list.
 */
export function countDice(parts: Part[] | null, rule: Rule, amount: number): number {
  if (parts !== null && amount !== 0) parts.push({ rule, amount });
  return amount;
}

/** The parts as a frame keeps them, whose lists hold plain values. */
export const listed = (parts: readonly Part[]): { rules: Rule[]; amounts: number[] } => ({
  rules: parts.map(({ rule }) => rule),
  amounts: parts.map(({ amount }) => amount),
});

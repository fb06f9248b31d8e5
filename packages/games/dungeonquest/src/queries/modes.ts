import type { Refusal } from '@questhall/kernel';
import type { Mode } from '../content/modes.ts';
import type { Rule } from '../rulebook/index.ts';
import type { House } from '../types.ts';

/** Why a table of so many seats cannot use a mode. Combat Dice and Classic Solo suit any number. [mode.dice-any-count] [mode.solo-any-count] */
export function modeRefusal(mode: Mode | 'base', seats: number, house: House): Refusal<Rule> | null {
  if (mode === 'base') return { rule: 'mode.no-base-combat', facts: {} };
  if (mode === 'cards' && seats < 2 && !house.soloAiMonster) return { rule: 'mode.classic-needs-two', facts: { seats } };
  return null;
}

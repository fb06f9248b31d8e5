import type { Refusal } from '@questhall/kernel';
import type { Mode } from '../content/modes.ts';
import type { Rule } from '../rulebook/index.ts';
import type { House } from '../types/index.ts';

interface Party {
  readonly rule: Rule;
  readonly min: number;
  readonly max: number;
}

/** How many players each mode is for. */
const PARTIES: Readonly<Record<Mode, Party>> = {
  dice: { rule: 'mode.dice-any-count', min: 1, max: 4 },
  solo: { rule: 'mode.solo-any-count', min: 1, max: 4 },
  cards: { rule: 'mode.classic-needs-two', min: 2, max: 4 },
};

/** Why a table of so many seats cannot use a mode. */
export function modeRefusal(
  mode: Mode | 'base',
  seats: number,
  house: Pick<House, 'soloAiMonster'>,
): Refusal<Rule> | null {
  if (mode === 'base') return { rule: 'mode.no-base-combat', facts: {} };
  const { rule, min, max } = PARTIES[mode];
  const fewest = house.soloAiMonster ? 1 : min;
  return seats >= fewest && seats <= max ? null : { rule, facts: { seats } };
}

import type { Rule } from '../rulebook/index.ts';
import type { View } from '../types/index.ts';
import type { Match } from './law.ts';

interface ViewLaw {
  readonly rule: Rule;
  readonly holds: (state: Match, view: View) => boolean;
  readonly text: string;
}

const law = (rule: Rule, holds: ViewLaw['holds'], text: string): ViewLaw => ({ rule, holds, text });

/** What everybody may see, and what nobody may. */
const SIGHTS: readonly ViewLaw[] = [
  law(
    'hidden.no-secrets-between-players',
    ({ table }, view) => Object.keys(table).every((key) => key in view),
    'something is hidden that everybody may see',
  ),
  law('hidden.nothing-rolled-ahead', (_state, view) => !('rng' in view), 'somebody foresees the dice'),
];

/** The laws that this view of a state breaks. */
export const viewLaws = (state: Match, view: View): readonly string[] =>
  SIGHTS.flatMap(({ rule, holds, text }) => (holds(state, view) ? [] : [`${rule}: ${text}`]));

import { broken, type Law, law } from '@questhall/groundwork';
import type { Rule } from '../rulebook/index.ts';
import type { View } from '../types/index.ts';
import type { Match } from './law.ts';

/** How things are, and what is seen of it. */
type Seen = readonly [Match, View];

/** What everybody may see, and what nobody may. */
const SIGHTS: readonly Law<Rule, Seen>[] = [
  law(
    'hidden.no-secrets-between-players',
    ([{ table }, view]) => Object.keys(table).every((key) => key in view),
    'something is hidden that everybody may see',
  ),
  law('hidden.nothing-rolled-ahead', ([, view]) => !('rng' in view), 'somebody foresees the dice'),
];

/** The laws that this view of a state breaks. */
export const viewLaws = (state: Match, view: View): readonly string[] => broken(SIGHTS, [state, view]);

import { broken, type Law, law } from '@questhall/groundwork';
import type { Rule } from '../rulebook/index.ts';
import type { View } from '../types/index.ts';
import type { Match } from './law.ts';

/** How things are, and what is seen of it. */
type Seen = readonly [Match, View];

/** What everybody may see, and what nobody may. */
const SIGHTS: readonly Law<Rule, Seen>[] = [
  law('hidden.decks', ([, view]) => !('decks' in view), 'somebody sees the order of a deck'),
  law('hidden.dice', ([, view]) => !('rng' in view), 'somebody foresees the dice'),
  law(
    'hidden.nothing-else',
    ([{ table }, view]) => Object.keys(table).every((key) => key === 'decks' || key in view),
    'something is hidden that everybody may see',
  ),
  law(
    'gain.kept-card-face-up',
    ([{ table }, view]) =>
      table.heroes.every(({ cards }, i) => cards.every((card) => view.heroes[i]?.cards.includes(card))),
    'a card that somebody keeps is not for all to see',
  ),
];

/** The laws that this view of a state breaks. */
export const viewLaws = (state: Match, view: View): readonly string[] => broken(SIGHTS, [state, view]);

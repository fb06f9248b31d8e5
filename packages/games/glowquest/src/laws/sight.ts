import { type Law, law } from '@questhall/groundwork';
import type { Rule } from '../rulebook/index.ts';
import type { HeroInPlay } from '../types/index.ts';

/** What the Monster Controller is told of a hero, and what not. */
const BLINDNESS: readonly Law<Rule, HeroInPlay>[] = [
  law(
    'ctrl.blind',
    ({ hitpoints, shield, reflect, effects }) =>
      hitpoints <= 1 && shield + reflect === 0 && effects.every(({ kind }) => kind !== 'grit' && kind !== 'armor'),
    'the Controller sees what a hero can bear',
  ),
  law(
    'hidden.controller',
    ({ cards, spent, saved }) => cards.length + spent.length + saved === 0,
    'the Controller sees what a hero has, or has saved',
  ),
];

/** The laws that the Controller's sight of the heroes breaks. */
export const sightLaws = (heroes: readonly HeroInPlay[]): readonly string[] =>
  BLINDNESS.flatMap(({ rule, holds, text }) => (heroes.every(holds) ? [] : [`${rule}: ${text}`]));

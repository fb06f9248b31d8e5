import type { Rules } from '@questhall/facets';
import { adventureOf, type Clause, type Effect, heroCardOf } from '../content/index.ts';
import { playClause, selfDiscarding } from '../queries/printed.ts';
import { maxLife } from '../queries/scores.ts';
import { heroOf } from '../queries/table.ts';
import type { Action, Dungeoneer, Hero } from '../types/index.ts';

/** All that an answer does as it is given; null for what stays, and for what cards say nothing of. */
function doneBy(action: Action): Clause | null {
  switch (action.type) {
    case 'play': {
      const card = adventureOf(action.card);
      if (action.isUsedNow) return selfDiscarding(card);
      return card.duration === 'instant' ? playClause(card) : null;
    }
    case 'use':
      return adventureOf(action.card).clauses.find(({ trigger }) => trigger === 'use') ?? null;
    case 'ability':
      return heroCardOf(action.hero).clauses.find(({ trigger }) => trigger === 'hero') ?? null;
    default:
      return null;
  }
}

/** Nobody heals beyond full life, and nobody stands up who stands. [comp.life-cap] */
function doesNothing(effect: Effect, hero: Hero): boolean {
  if (effect.word === 'heal') return hero.life === maxLife(hero);
  return effect.word === 'untip' && !hero.isTipped;
}

/** What is allowed, and paid for, and for nothing. [time.auto-pass] */
export const isVain: NonNullable<Rules<Dungeoneer>['isVain']> = (action, { view, seat }) => {
  if (action.type === 'pass') return true;
  const effects = 'choice' in action ? doneBy(action)?.choices[action.choice] : undefined;
  return effects?.every((effect) => doesNothing(effect, heroOf(view, seat))) ?? false;
};

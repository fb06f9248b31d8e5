import type { Ask, State } from '@questhall/kernel';
import { entityOf } from './queries/entities.ts';
import { reducible } from './queries/stats.ts';
import type { Action, Glowquest } from './types/index.ts';

/** What an absent seat does: what must be chosen is chosen anyhow, and otherwise it waits for its Turn to pass. */
export function fallback({ table }: State<Glowquest>, { question }: Ask<Glowquest>): Action {
  switch (question.kind) {
    case 'gain':
      return question.why === 'level' ? { type: 'decline' } : { type: 'gain', deck: first(question.decks) };
    case 'keep':
      return { type: 'keep', card: first(question.cards), reshuffle: false };
    case 'bounty':
      return { type: 'award', hero: 0, deck: 'equipment' };
    case 'overflow':
      return { type: 'discard', card: first(question.cards) };
    case 'stand':
      return { type: 'stand', at: first(question.squares) };
    case 'explore':
      return { type: 'endPhase' };
    case 'setUp':
      return { type: 'setUp', at: first(question.squares) };
    case 'turn':
      return { type: 'endTurn' };
    case 'down':
      return { type: 'recover' };
    case 'forced':
    case 'momentum':
    case 'follow':
      return { type: 'place', to: first(question.squares) };
    case 'victim':
    case 'shove':
      return { type: 'name', target: first(question.victims) };
    case 'packets':
      return { type: 'name', target: first(question.from) };
    case 'reduce':
      return { type: 'reduce', effect: first(reducible(entityOf(table, question.bearer))) };
    case 'activate':
      return { type: 'activate', monster: first(question.monsters) };
    case 'trade':
    case 'guard':
    case 'brink':
      return { type: 'decline' };
    default:
      return { type: 'done' };
  }
}

/** Nobody is asked to choose from nothing. */
function first<X>([one]: readonly X[]): X {
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}

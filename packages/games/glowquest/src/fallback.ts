import type { Ask, State } from '@questhall/kernel';
import { entityOf } from './queries/entities.ts';
import { reducible } from './queries/stats.ts';
import type { Action, Glowquest } from './types/index.ts';

/** What an absent seat does: what must be chosen is chosen anyhow, and otherwise it waits for its Turn to pass. */
export function fallback({ table }: State<Glowquest>, { question }: Ask<Glowquest>): Action {
  switch (question.kind) {
    case 'gain':
      return question.why === 'level' ? { type: 'decline' } : { type: 'gain', deck: question.decks[0] ?? 'equipment' };
    case 'keep':
      return { type: 'keep', card: question.cards[0] ?? 'tough', reshuffle: false };
    case 'bounty':
      return { type: 'award', hero: 0, deck: 'equipment' };
    case 'overflow':
      return { type: 'discard', card: question.cards[0] ?? 'tough' };
    case 'stand':
      return { type: 'stand', at: question.squares[0] ?? 0 };
    case 'explore':
      return { type: 'endPhase' };
    case 'setUp':
      return { type: 'setUp', at: question.squares[0] ?? 0 };
    case 'turn':
      return { type: 'endTurn' };
    case 'down':
      return { type: 'recover' };
    case 'forced':
    case 'momentum':
    case 'follow':
      return { type: 'place', to: question.squares[0] ?? 0 };
    case 'victim':
    case 'shove':
      return { type: 'name', target: question.victims[0] ?? 0 };
    case 'packets':
      return { type: 'name', target: question.from[0] ?? 0 };
    case 'reduce':
      return { type: 'reduce', effect: reducible(entityOf(table, question.bearer))[0] ?? 'ongoing' };
    case 'activate':
      return { type: 'activate', monster: question.monsters[0] ?? 0 };
    case 'trade':
    case 'guard':
    case 'brink':
      return { type: 'decline' };
    default:
      return { type: 'done' };
  }
}

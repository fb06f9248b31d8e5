import type { Turn } from '@questhall/kernel';
import type { Action, Dungeoneer } from '../types/index.ts';
import { baneWorth } from './banes.ts';
import { bestBy } from './choosing.ts';
import { bestEncounter, entryWorth, WORTHWHILE } from './encounters.ts';

const END: Action = { type: 'endPhase' };

/** The Dungeonlord's next action: the Bane or the attack that is worth most. */
export function lordPhase(turn: Turn<Dungeoneer>): Action {
  const { view, seat } = turn.sight;
  const mustered = view.hasDeclared ? 0 : bestEncounter(view, seat);
  const worthOf = (action: Action): number =>
    action.type === 'bane' ? baneWorth(view, seat, action.card, action.payer) : action.type === 'muster' ? mustered : 0;
  const best = bestBy(turn.offers, worthOf);
  return best !== null && worthOf(best) > WORTHWHILE ? best : END;
}

/** The list, card by card, for as long as the next one is worth its Peril. */
export function muster(turn: Turn<Dungeoneer>): Action {
  const { view, seat } = turn.sight;
  const entries = turn.offers.filter((action) => action.type === 'encounter');
  const best = bestBy(entries, (entry) => entryWorth(view, seat, entry));
  if (best !== null && entryWorth(view, seat, best) > WORTHWHILE) return best;
  return { type: view.list.length > 0 ? 'attack' : 'disband' };
}

import type { Ending } from '@questhall/facets';
import type { Ask, Sight } from '@questhall/kernel';
import type { Action, Dungeoneer } from '../../types/index.ts';
import { encountersOf } from '../places/of-action.ts';

/** What is there at all times, and no reason to stay. */
const IDLE: readonly Action['type'][] = ['endPhase', 'resign'];

/** How a phase ends, where that is among the offers. Without anything to send there is no list to be made. */
export function ending(
  { view }: Sight<Dungeoneer>,
  { question, seat }: Ask<Dungeoneer>,
  offers: readonly Action[],
): Ending<Action> | null {
  const action = offers.find(({ type }) => type === 'endPhase');
  if (action === undefined || question.kind !== 'choice') return null;
  const isSpent = offers.every(
    ({ type }) => IDLE.includes(type) || (type === 'muster' && encountersOf(view, seat).length === 0),
  );
  return { action, isSpent };
}

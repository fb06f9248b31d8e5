import type { Ending } from '@questhall/facets';
import type { Ask, Sight } from '@questhall/kernel';
import type { Action, Dungeoneer } from '../../types/index.ts';

/** What is there at all times, and no reason to stay. */
const IDLE: readonly Action['type'][] = ['endPhase', 'resign', 'pass', 'muster'];

/** How a phase or a window ends, where that is among the offers. */
export function ending(
  { view }: Sight<Dungeoneer>,
  { question }: Ask<Dungeoneer>,
  offers: readonly Action[],
): Ending<Action> | null {
  const action = offers.find(({ type }) => type === 'endPhase');
  if (action === undefined || question.kind !== 'choice') return null;
  const isSpent = offers.every(({ type }) => IDLE.includes(type) && (type !== 'muster' || view.hand.length === 0));
  return { action, isSpent };
}

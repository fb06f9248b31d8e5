import type * as saying from '@questhall/facets/saying';
import { distanceBetween, FAR, isInSight } from '@questhall/tiles';
import { findEntity } from '../../queries/entities.ts';
import type { EntityId, View } from '../../types/index.ts';

/** What a refusal may tell besides its rule; every language has words for it. */
type FactName =
  | 'asked'
  | 'square'
  | 'chosen'
  | 'door'
  | 'steps'
  | 'left'
  | 'target'
  | 'benefit'
  | 'times'
  | 'timing'
  | 'cost'
  | 'surges'
  | 'shield'
  | 'base'
  | 'attacks'
  | 'card'
  | 'deck'
  | 'effect'
  | 'negatives'
  | 'seats'
  | 'wanted'
  | 'fixed';

export type FactSayings = saying.FactSayings<FactName, View>;

/** Squares have large numbers, and figures small ones. */
const FIGURES_MAX = 200;

export const isFigure = (chosen: string | number): boolean => Number(chosen) < FIGURES_MAX;

/** How far somebody is from whoever acts, and whether it can be seen; null where that cannot be said. */
export function distanceTo(
  view: View,
  id: EntityId,
): { readonly actor: EntityId; readonly steps: number; readonly isSeen: boolean } | null {
  const [target, actor] = [findEntity(view, id), findEntity(view, view.turn?.who ?? -1)];
  if (target === null || actor === null || actor.id === id) return null;
  const steps = distanceBetween(view.floor, actor.at, target.at);
  return steps >= FAR ? null : { actor: actor.id, steps, isSeen: isInSight(view.floor, actor.at, target.at) };
}

import type { Place } from '@questhall/facets';
import { useSyncExternalStore } from 'react';

/**
 * Places that a sentence is about while somebody points at it, in a list or in the log: the stage lights them up. There
 * is one board on the page.
 */
const NOWHERE: readonly Place[] = [];
const listeners = new Set<() => void>();
let lit = NOWHERE;

/** Lights these places and no others; without any, the light goes out. */
export function light(places: readonly Place[] = NOWHERE): void {
  if (places.length === 0 && lit.length === 0) return;
  lit = places;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useLit = (): readonly Place[] => useSyncExternalStore(subscribe, () => lit);

/** What whoever points at a sentence has to do for that. */
export const lighting = (
  places: () => readonly Place[],
): {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
} => ({
  onPointerEnter: () => light(places()),
  onPointerLeave: () => light(),
  onFocus: () => light(places()),
  onBlur: () => light(),
});

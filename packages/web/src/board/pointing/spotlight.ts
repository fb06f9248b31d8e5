import { useSyncExternalStore } from 'react';

/**
 * Squares that an answer is about while somebody points at it in the list: the board lights them up. There is one board
 * on the page.
 */
const NOWHERE: readonly number[] = [];
const listeners = new Set<() => void>();
let lit = NOWHERE;

/** Lights these squares and no others; without any, the light goes out. */
export function light(squares: readonly number[] = NOWHERE): void {
  if (squares.length === 0 && lit.length === 0) return;
  lit = squares;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useLit = (): readonly number[] => useSyncExternalStore(subscribe, () => lit);

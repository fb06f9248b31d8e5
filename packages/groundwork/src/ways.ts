import type { Cell } from '@questhall/grid';

/** A way to a square, by its last step. */
export interface Leg<L> {
  readonly cell: Cell;
  readonly before: L | null;
}

/** The squares to enter one by one; none for a way that has not begun, and where there is none. */
export function squaresOver<L extends Leg<L>>(last: L | null | undefined): Cell[] {
  const path: Cell[] = [];
  for (let leg = last ?? null; leg !== null && leg.before !== null; leg = leg.before) path.push(leg.cell);
  return path.reverse();
}

/** Whether two lists hold the very same things: what was found for the one is right for the other. */
export function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

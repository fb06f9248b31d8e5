import type { Aim } from './pointing.ts';

/** Where keys lead on a board. */
export interface Steps {
  /** The square on that side, north 0 … west 3; -1 beyond the end. */
  beside(square: number, direction: number): number;
  /** A door in that side that is not simply walked through; null for none. */
  doorAt(square: number, direction: number): number | null;
}

export const isSame = (one: Aim | null, other: Aim | null): boolean =>
  one?.square === other?.square && one?.door === other?.door;

export const onSquare = (square: number): Aim => ({ square, door: null, isExact: true });

/** One step of the cursor: a door on the way comes first, and the same key once more leads past it. */
export function steppedTo({ beside, doorAt }: Steps, { square, door }: Aim, direction: number): Aim {
  const isBack = door !== null && doorAt(square, (direction + 2) % 4) === door;
  if (isBack) return onSquare(square);
  const ahead = doorAt(square, direction);
  if (ahead === null || ahead === door) return onSquare(beside(square, direction));
  return { square, door: ahead, isExact: true };
}

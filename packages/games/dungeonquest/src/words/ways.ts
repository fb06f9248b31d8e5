import type { Direction } from '@questhall/grid';
import { heroSeen } from '../queries/heroes.ts';
import { besideOf, isHoard, roomOf, waysOutOf } from '../queries/keep/squares.ts';
import type { View } from '../types.ts';

/** Where a square lies from the hero who acts: which way, and from the hoard out of which half. */
export interface WayTo {
  readonly way: Direction;
  /** The hoard has two edges to the east, and two to the west. */
  readonly half: 'north' | 'south' | null;
}

/** Null for a square that lies beside none of his. */
export function wayIn(view: View, to: number): WayTo | null {
  const square = heroSeen(view)?.square ?? -1;
  const out = waysOutOf(square).find(({ from, way }) => {
    const beside = besideOf(from, way);
    return (beside === to || roomOf(beside) === to) && roomOf(beside) !== roomOf(from);
  });
  if (out === undefined) return null;
  const isDouble = isHoard(square) && (out.way === 1 || out.way === 3);
  return { way: out.way, half: !isDouble ? null : out.from === roomOf(out.from) ? 'north' : 'south' };
}

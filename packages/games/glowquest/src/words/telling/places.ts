import type { Cell } from '@questhall/grid';
import { type Door, wayTo, xOf, yOf } from '@questhall/tiles';
import { findEntity } from '../../queries/entities.ts';
import type { EntityId, View } from '../../types/index.ts';

/** North, east, south and west, in the order of the grid. */
export type Side = 0 | 1 | 2 | 3;

/** So many squares to a side of the compass. */
export interface Leg {
  readonly squares: number;
  readonly side: Side;
}

/**
 * A way by the compass: straight, by the diagonal between two sides, or along one and then the other; none for here.
 */
export type Way =
  | { readonly kind: 'here' }
  | { readonly kind: 'straight'; readonly leg: Leg }
  | { readonly kind: 'diagonal'; readonly squares: number; readonly sides: readonly [Side, Side] }
  | { readonly kind: 'bent'; readonly legs: readonly [Leg, Leg] };

/** How one gets from a square to another, as the crow flies. */
export function wayBetween(from: Cell, to: Cell): Way {
  const [east, south] = [xOf(to) - xOf(from), yOf(to) - yOf(from)];
  const along: Leg = { squares: Math.abs(south), side: south < 0 ? 0 : 2 };
  const across: Leg = { squares: Math.abs(east), side: east < 0 ? 3 : 1 };
  if (along.squares === 0 && across.squares === 0) return { kind: 'here' };
  if (along.squares === 0 || across.squares === 0)
    return { kind: 'straight', leg: along.squares === 0 ? across : along };
  if (along.squares === across.squares)
    return { kind: 'diagonal', squares: along.squares, sides: [along.side, across.side] };
  return { kind: 'bent', legs: [along, across] };
}

/** Where somebody stands; nothing for somebody who is not on the board. */
export function squareOf(view: View, id: EntityId): Cell | null {
  const at = findEntity(view, id)?.at ?? -1;
  return at < 0 ? null : at;
}

/** On which side of its near square a door is. */
export const doorWay = ({ near, far }: Pick<Door, 'near' | 'far'>): Side => wayTo(near, far);

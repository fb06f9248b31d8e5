import { type Side, type Way, wayBy } from '@questhall/facets/saying';
import type { Cell } from '@questhall/grid';
import { type Door, wayTo, xOf, yOf } from '@questhall/tiles';
import { findEntity } from '../../queries/entities.ts';
import type { EntityId, View } from '../../types/index.ts';

export type { Side } from '@questhall/facets/saying';

/** How one gets from a square to another, as the crow flies. */
export const wayBetween = (from: Cell, to: Cell): Way => wayBy(xOf(to) - xOf(from), yOf(to) - yOf(from));

/** Where somebody stands; nothing for somebody who is not on the board. */
export function squareOf(view: View, id: EntityId): Cell | null {
  const at = findEntity(view, id)?.at ?? -1;
  return at < 0 ? null : at;
}

/** On which side of its near square a door is. */
export const doorWay = ({ near, far }: Pick<Door, 'near' | 'far'>): Side => wayTo(near, far);

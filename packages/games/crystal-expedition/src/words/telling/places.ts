import { type Way, wayBy } from '@questhall/facets/saying';
import type { Cell } from '@questhall/grid';
import { xOf, yOf } from '@questhall/tiles';
import { findEntity } from '../../queries/entities.ts';
import type { EntityId, View } from '../../types/index.ts';

/** How one gets from a square to another, as the crow flies. */
export const wayBetween = (from: Cell, to: Cell): Way => wayBy(xOf(to) - xOf(from), yOf(to) - yOf(from));

/** How one gets to a square from where somebody stands; null for somebody who is not on the board. */
export function wayFrom(view: View, who: EntityId, to: Cell): Way | null {
  const at = findEntity(view, who)?.at ?? -1;
  return at < 0 ? null : wayBetween(at, to);
}

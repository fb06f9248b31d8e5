import type { Place } from '@questhall/facets';
import type { Cell } from '@questhall/grid';
import { findEntity } from '../../queries/entities.ts';
import type { View } from '../../types/index.ts';
import { readPlace } from './names.ts';

/** Where a place is on the board: a door at the square that it is opened from; cards and sheets are not on it. */
export function squaresAt(view: View, place: Place): readonly Cell[] {
  const named = readPlace(place);
  switch (named?.kind) {
    case 'square':
      return [named.number];
    case 'figure':
      return onBoard(findEntity(view, named.number)?.at);
    case 'door':
      return onBoard(view.floor.doors.find(({ id }) => id === named.number)?.near);
    default:
      return [];
  }
}

const onBoard = (cell: Cell | undefined): readonly Cell[] => (cell === undefined || cell < 0 ? [] : [cell]);

import type { Place } from '@questhall/facets';
import type { Cell } from '@questhall/grid';
import { findEntity } from '../../queries/entities.ts';
import { findExit, isDoor, squaresAt as squaresAtWay } from '../../queries/exits.ts';
import type { EntityId, View } from '../../types/index.ts';
import { doorPlace, endPlace, figurePlace, heroPlace, readPlace, squarePlace } from './names.ts';

/** Figures on the board; a hero who is not on it is its sheet, and the dead are nowhere. */
export const figuresOn = (view: View, ...ids: readonly (EntityId | null)[]): readonly Place[] =>
  [...new Set(ids)].flatMap((id) => {
    const entity = id === null ? null : findEntity(view, id);
    if (id === null || entity === null) return [];
    return [view.expedition !== null && entity.at >= 0 ? figurePlace(id) : heroPlace(id)];
  });

export const partyOn = (view: View): readonly Place[] => figuresOn(view, ...view.party.map(({ id }) => id));

export const squares = (cells: readonly Cell[]): readonly Place[] => cells.map(squarePlace);

/** A door or an open end, by the number of the exit, if it is there. */
export function exitPlaces({ expedition }: View, id: number): readonly Place[] {
  const way = expedition === null ? null : findExit(expedition.floor, id);
  if (way === null) return [];
  return [isDoor(way) ? doorPlace(id) : endPlace(id)];
}

/** Where a place is on the board: an exit at the squares that it is explored from; sheets and the Town are not on it. */
export function squaresAt(view: View, place: Place): readonly Cell[] {
  const named = readPlace(place);
  const { expedition } = view;
  if (named === null || expedition === null) return [];
  switch (named.kind) {
    case 'square':
    case 'crystal':
      return [named.number];
    case 'figure': {
      const at = findEntity(view, named.number)?.at ?? -1;
      return at < 0 ? [] : [at];
    }
    case 'door':
    case 'end': {
      const way = findExit(expedition.floor, named.number);
      return way === null ? [] : squaresAtWay(way);
    }
    case 'chest':
      return expedition.floor.tiles.find(({ id }) => id === named.number)?.cells ?? [];
    default:
      return [];
  }
}

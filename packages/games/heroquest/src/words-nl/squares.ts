import { cellOf, EAST, sideOf } from '@questhall/grid';
import type { Piece } from '../content/furniture.ts';
import { boardOf, footprint } from '../queries/board.ts';
import type { Edge, Room, Square } from '../sheet/sheet.ts';
import type { View } from '../types/index.ts';
import { squareIn } from '../words/squares.ts';
import { DUTCH_NAMES } from './names.ts';

type Planned = Pick<View, 'plan'>;

/** `4,7 oost`: the east side of 4,7. */
export const edgeIn = (view: Planned, edge: Edge): string =>
  `${squareIn(view, cellOf(edge))} ${sideOf(edge) === EAST ? 'oost' : 'zuid'}`;

/** Rooms have letters on the sheet, but not on the map: there they are called by their first square. */
export function roomIn(view: Planned, room: Room): string {
  const [first] = boardOf(view.plan).squaresOf.get(room) ?? [];
  return first === undefined ? room : `${room} (vanaf ${squareIn(view, first)})`;
}

const NEUTER: readonly Piece[] = ['weapon-rack'];

/** `een kist`. */
export const aPiece = (piece: Piece): string => `een ${DUTCH_NAMES.piece[piece].toLowerCase()}`;

/** What stands on a square: `de kist`; `het meubel` where that is not known. */
export function pieceIn(view: Pick<View, 'plan' | 'furniture'>, at: Square | null): string {
  const found = view.furniture.find((one) => at !== null && footprint(view, one).includes(at))?.piece;
  return found === undefined
    ? 'het meubel'
    : `${NEUTER.includes(found) ? 'het' : 'de'} ${DUTCH_NAMES.piece[found].toLowerCase()}`;
}

import type { Direction } from '@questhall/grid';
import type { Piece } from '../../content/furniture.ts';
import type { Edge, Room, Square } from '../../sheet/sheet.ts';
import type { FigureId, View } from '../../types/index.ts';
import { firstSquareOf, type Leg, legsTo, pieceAt, regionOf, sideTo } from '../telling/places.ts';
import { foesBeside } from '../telling/surroundings.ts';
import { figureIn } from './figures.ts';
import { NAMES } from './names.ts';
import { list, small, squares } from './numbers.ts';

type Planned = Pick<View, 'plan'>;

/** North first, then clockwise. */
const COMPASS = ['noord', 'noordoost', 'oost', 'zuidoost', 'zuid', 'zuidwest', 'west', 'noordwest'] as const;

/** `het noordoosten`. */
export const compassName = (bearing: number): string => `het ${COMPASS[bearing] ?? 'niets'}en`;
const sideName = (direction: Direction): string => COMPASS[2 * direction] ?? '';

/** `twee vakken naar het noorden en één naar het oosten`; `hier` for where somebody stands already. */
export function wayTo(view: Planned, from: Square, to: Square): string {
  const [first, second] = legsTo(view, from, to);
  if (first === undefined) return 'hier';
  const way = `${squares(first.steps)} naar ${sideOf(first)}`;
  return second === undefined ? way : `${way} en ${small(second.steps)} naar ${sideOf(second)}`;
}

const sideOf = ({ direction }: Leg): string => `het ${sideName(direction)}en`;

/** Where something lies that somebody can reach: ` in het noorden`, ` één vak noord`, nothing if here. */
export function spot(view: Planned, from: Square | null, to: Square): string {
  if (from === null || from === to) return '';
  const legs = legsTo(view, from, to);
  return ` (${legs.map(({ steps, direction }) => `${small(steps)} ${sideName(direction)}`).join(', ')})`;
}

/** `de deur aan de oostkant`; `de deur` where nobody is known who looks at it. */
export function theDoor(view: View, edge: Edge, from: Square | null): string {
  const isPortal = view.doors.some((door) => door.edge === edge && door.kind === 'portal');
  return `${isPortal ? 'het portaal' : 'de deur'}${sideText(view, edge, from)}`;
}

/** ` aan de oostkant` of whoever looks that way. */
export function sideText(view: View, edge: Edge, from: Square | null): string {
  const side = sideTo(view, edge, from);
  return side === null ? '' : ` aan de ${sideName(side)}kant`;
}

const ROWS = ['noord', '', 'zuid'] as const;
const COLUMNS = ['west', '', 'oost'] as const;

/** `in het noordwesten`, `in het midden`: a part of the board. */
export function regionText(view: Planned, square: Square): string {
  const [right, down] = regionOf(view, square);
  const part = `${ROWS[down]}${COLUMNS[right]}`;
  return `in het ${part === '' ? 'midden' : `${part}en`}`;
}

/** Rooms have letters on the sheet: `kamer K in het noordwesten`. */
export function roomText(view: Planned, room: Room): string {
  const first = firstSquareOf(view, room);
  return first === null ? `kamer ${room}` : `kamer ${room} ${regionText(view, first)}`;
}

const NEUTER: readonly Piece[] = ['weapon-rack'];

/** What stands on a square: `de kist`; `het meubel` where that is not known. */
export function pieceName(view: Pick<View, 'plan' | 'furniture'>, at: Square | null): string {
  const piece = pieceAt(view, at);
  if (piece === null) return 'het meubel';
  return `${NEUTER.includes(piece) ? 'het' : 'de'} ${NAMES.piece[piece].toLowerCase()}`;
}

/** `, tot bij de Ork`: those of the other side whom somebody has walked up to. */
export const upTo = (view: View, walker: FigureId, at: Square): string => foesText(view, walker, at, ', tot bij ');

/** ` naast de Ork`: those of the other side next to whom somebody turns up. */
export const besideFoes = (view: View, newcomer: FigureId, at: Square): string =>
  foesText(view, newcomer, at, ' naast ');

function foesText(view: View, who: FigureId, at: Square, how: string): string {
  const foes = foesBeside(view, who, at);
  return foes.length === 0 ? '' : how + list(foes.map((id) => figureIn(view, id)));
}

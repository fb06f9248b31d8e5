import type { Direction } from '@questhall/grid';
import type { Edge, Room, Square } from '../../sheet/sheet.ts';
import type { FigureId, View } from '../../types/index.ts';
import { firstSquareOf, type Leg, legsTo, pieceAt, regionOf, sideTo } from '../telling/places.ts';
import { foesBeside } from '../telling/surroundings.ts';
import { figureIn } from './figures.ts';
import { NAMES } from './names.ts';
import { list, small, squares } from './numbers.ts';

type Planned = Pick<View, 'plan'>;

/** North first, then clockwise. */
const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

export const compassName = (bearing: number): string => COMPASS[bearing] ?? 'nowhere';
const sideName = (direction: Direction): string => compassName(2 * direction);

/** `two squares north and one east`; `here` for where somebody stands already. */
export function wayTo(view: Planned, from: Square, to: Square): string {
  const [first, second] = legsTo(view, from, to);
  if (first === undefined) return 'here';
  const way = `${squares(first.steps)} ${sideName(first.direction)}`;
  return second === undefined ? way : `${way} and ${legText(second)}`;
}

const legText = ({ steps, direction }: Leg): string => `${small(steps)} ${sideName(direction)}`;

/** Where something lies that somebody can reach: ` to the north`, ` one square north and one east`, nothing if here. */
export function spot(view: Planned, from: Square | null, to: Square): string {
  if (from === null || from === to) return '';
  const [first, second] = legsTo(view, from, to);
  return first?.steps === 1 && second === undefined
    ? ` to the ${sideName(first.direction)}`
    : ` ${wayTo(view, from, to)}`;
}

/** `the east door`; `the door` where nobody is known who looks at it. */
export const theDoor = (view: View, edge: Edge, from: Square | null): string => `the ${sided(view, edge, from)}`;

function sided(view: View, edge: Edge, from: Square | null): string {
  const side = sideTo(view, edge, from);
  const what = view.doors.some((door) => door.edge === edge && door.kind === 'portal') ? 'portal' : 'door';
  return side === null ? what : `${sideName(side)} ${what}`;
}

/** ` to the east` of whoever looks that way. */
export function sideText(view: View, edge: Edge, from: Square | null): string {
  const side = sideTo(view, edge, from);
  return side === null ? '' : ` to the ${sideName(side)}`;
}

const ROWS = ['north', '', 'south'] as const;
const COLUMNS = ['west', '', 'east'] as const;

/** `in the north-west`, `in the middle`: a part of the board. */
export function regionText(view: Planned, square: Square): string {
  const [right, down] = regionOf(view, square);
  const parts = [ROWS[down], COLUMNS[right]].filter((part) => part !== '');
  return `in the ${parts.length === 0 ? 'middle' : parts.join('-')}`;
}

/** Rooms have letters on the sheet: `room K in the north-west`. */
export function roomText(view: Planned, room: Room): string {
  const first = firstSquareOf(view, room);
  return first === null ? `room ${room}` : `room ${room} ${regionText(view, first)}`;
}

/** What stands on a square: `chest`; `furniture` where that is not known. */
export function pieceName(view: Pick<View, 'plan' | 'furniture'>, at: Square | null): string {
  const piece = pieceAt(view, at);
  return piece === null ? 'furniture' : NAMES.piece[piece].toLowerCase();
}

/** `, up to the Orc`: those of the other side whom somebody has walked up to. */
export const upTo = (view: View, walker: FigureId, at: Square): string => foesText(view, walker, at, ', up to ');

/** ` beside the Orc`: those of the other side next to whom somebody turns up. */
export const besideFoes = (view: View, newcomer: FigureId, at: Square): string =>
  foesText(view, newcomer, at, ' beside ');

function foesText(view: View, who: FigureId, at: Square, how: string): string {
  const foes = foesBeside(view, who, at);
  return foes.length === 0 ? '' : how + list(foes.map((id) => figureIn(view, id)));
}

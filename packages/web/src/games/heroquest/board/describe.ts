import {
  BEARINGS,
  DIRECTIONS,
  type Direction,
  edgeBetween,
  hasWall,
  sidesOf,
  stepsApart,
  strideOf,
  waysFrom,
} from '@questhall/grid';
import type { View } from '@questhall/heroquest';
import {
  areaAt,
  boardOf,
  CORRIDOR,
  type Door,
  type Edge,
  figuresAt,
  type Square,
  wallsSeen,
} from '@questhall/heroquest/queries';
import {
  type Around,
  aroundFrom,
  aroundText,
  doorText,
  type SideSeen,
  whereText,
} from '../../../board/describing/around.ts';
import { bearingOfSide, type Viewpoint } from '../../../board/describing/where.ts';
import { middleOf } from '../../../board/drawing/wall-runs.ts';
import { edgeSide, isKnown } from './ground.ts';
import { groundOn, thingsOn, type Within } from './things-on.ts';
import type { BoardWords } from './words.ts';

/**
 * A square in one sentence: `corridor, two squares north of you, can be walked to; beside the Orc to the east; closed
 * door to the north; wall to the west`.
 */
export function describeSquare(
  view: View,
  square: Square,
  from: Viewpoint | null,
  within: Within,
  texts: BoardWords,
): string {
  const isLit = isKnown(view, square);
  const here = [
    ...thingsOn(view, square, within, texts),
    isLit ? (areaAt(view, square) === CORRIDOR ? texts.corridor : texts.room) : texts.dark,
    ...whereText(from, square, boardOf(view.plan).grid.width, texts.describing),
    ...(within.reach.includes(square) ? [texts.canBeReached] : []),
  ];
  const around = isLit ? aroundText(aroundOf(view, square, texts), texts.describing) : [];
  return [here.join(', '), ...around].join('; ');
}

/** `closed door, to the north of you, three squares away`. */
export function describeDoor(view: View, edge: Edge, from: Viewpoint | null, texts: BoardWords): string {
  const { grid } = boardOf(view.plan);
  const door = view.doors.find((one) => one.edge === edge);
  const far = Math.min(...sidesOf(grid, edge).map((square) => farFrom(view, from, square)));
  return [
    ...(door === undefined ? [] : [doorName(door, texts)]),
    ...doorText(from, middleOf(edgeSide(edge, grid.width)), far, grid.width, texts.describing),
  ].join(', ');
}

/** So many squares from whoever looks on. */
export const farFrom = ({ plan }: View, from: Viewpoint | null, square: Square): number =>
  from === null ? 0 : stepsApart(boardOf(plan).grid, from.at, square);

/** Who and what is on the eight sides of a square, as far as nothing is between. */
export function aroundOf(view: View, square: Square, texts: BoardWords): Around {
  const { grid } = boardOf(view.plan);
  const ways = waysFrom(grid, wallsSeen(view), square);
  const figures = BEARINGS.filter((bearing) => ((ways >> bearing) & 1) === 1).flatMap((bearing) =>
    figuresAt(view, square + strideOf(grid, bearing)).map((id) => ({ name: texts.figureIn(view, id), bearing })),
  );
  return aroundFrom(
    DIRECTIONS.map((side) => sideSeen(view, square, side, texts)),
    figures,
  );
}

function sideSeen(view: View, square: Square, side: Direction, texts: BoardWords): SideSeen {
  const beyond = boardOf(view.plan).grid.neighbour[square * 4 + side] ?? -1;
  const door = beyond < 0 ? undefined : doorBetween(view, square, beyond);
  const seen = { bearing: bearingOfSide(side), isDoorway: false, isWall: false, things: [] };
  if (door !== undefined && (door.kind === 'portal' || !door.isOpen))
    return { ...seen, things: [doorName(door, texts)] };
  if (view.rocks.includes(beyond)) return { ...seen, things: [texts.rock] };
  if (hasWall(wallsSeen(view), square, side)) return { ...seen, isWall: true };
  const things = isKnown(view, beyond) ? groundOn(view, beyond, texts) : [texts.dark];
  return { ...seen, isDoorway: door !== undefined, things };
}

function doorBetween(view: View, a: Square, b: Square): Door | undefined {
  const edge = edgeBetween(boardOf(view.plan).grid, a, b);
  return view.doors.find((door) => door.edge === edge);
}

function doorName({ kind, isOpen }: Pick<Door, 'kind' | 'isOpen'>, texts: BoardWords): string {
  if (kind === 'portal') return texts.portal;
  if (isOpen) return texts.openDoor;
  return kind === 'secret' ? texts.secretDoor : texts.closedDoor;
}

import {
  type Door,
  type Floor,
  type Opening,
  SHEET,
  stepTo,
  type Tile,
  tileAt,
  wallsOf,
  xOf,
  yOf,
} from '@questhall/tiles';
import { type Box, boxAround, CELL, hash } from '../board/cells.ts';
import { type Patch, type Pavement, squaresPath } from '../board/drawing/shapes.ts';
import { LARGE, SMALL } from '../board/drawing/slabs.ts';
import { joinSides, type Run, type Side, sideKey, sideOf } from '../board/drawing/wall-runs.ts';

type Cell = number;

/** So many squares in a row of the sheet that floors are laid on. */
export const WIDTH: number = SHEET.width;

const WASHES = 3;

export const isRoom = ({ kind }: Pick<Tile, 'kind'>): boolean => kind === 'small' || kind === 'big' || kind === 'quest';

/**
 * A pavement for every tile, so that a new one does not touch the others; and what can be seen of the floor beyond an
 * opening.
 */
export function pavementsOf(floor: Floor): Pavement[] {
  return [
    ...floor.tiles.map((tile) =>
      isRoom(tile)
        ? { squares: tile.cells, kind: 'room', choice: SMALL, wash: 1 + (hash(tile.cells[0] ?? 0, 8) % WASHES) }
        : { squares: tile.cells, kind: 'corridor', choice: LARGE, wash: 0 },
    ),
    ...floor.openings
      .map((opening) => ({ squares: beyond(floor, opening), kind: 'corridor', choice: LARGE, wash: 0 }))
      .filter(({ squares }) => squares.length > 0),
  ];
}

/** The squares just outside an opening, as far as nothing else lies there. */
const beyond = (floor: Floor, { left, right, way }: Opening): readonly Cell[] =>
  [left + stepTo(way), right + stepTo(way)].filter((cell) => tileAt(floor, cell) === null);

/** Darkness beyond openings: it begins where the floor does, and is whole at the other end. */
export const duskOf = (floor: Floor): Patch[] =>
  floor.openings.map((opening) => ({
    key: `${opening.left} ${opening.way}`,
    d: squaresPath(beyond(floor, opening), WIDTH),
    isLifted: false,
    litFrom: (opening.way + 2) % 4,
  }));

/** The side of its near square on which a door stands. */
export const doorSide = ({ near, far }: Pick<Door, 'near' | 'far'>): Side =>
  sideOf(near, directionTo(near, far), WIDTH);

function directionTo(from: Cell, to: Cell): number {
  if (to === from + 1) return 1;
  if (to === from - 1) return 3;
  return to > from ? 2 : 0;
}

/** The walls of a floor; where there is a door or an opening, there is a gap. */
export function wallsShown(floor: Floor): readonly Run[] {
  const walls = wallsOf(floor);
  const gaps = new Set([
    ...floor.doors.map((door) => sideKey(doorSide(door))),
    ...floor.openings.flatMap(({ left, right, way }) => [left, right].map((cell) => sideKey(sideOf(cell, way, WIDTH)))),
  ]);
  const sides = new Map<string, Side>();
  for (const cell of floor.tiles.flatMap(({ cells }) => cells))
    for (let direction = 0; direction < 4; direction++) {
      if ((((walls[cell] ?? 0) >> direction) & 1) === 0) continue;
      const side = sideOf(cell, direction, WIDTH);
      if (!gaps.has(sideKey(side))) sides.set(sideKey(side), side);
    }
  return joinSides([...sides.values()]);
}

/** All squares of a floor as one shape. */
export const floorPath = (floor: Floor): string =>
  squaresPath(
    floor.tiles.flatMap(({ cells }) => cells),
    WIDTH,
  );

/** The first square of the last two rows of a tile, which are all stairs. */
const lastSquareOf = ({ cells }: Tile): Cell => Math.max(...cells) - WIDTH - 1;

const STEPS_IN_SQUARES: readonly number[] = [0, 1, WIDTH, WIDTH + 1];

/** The steps of the stairs that lead out, behind the square where one comes in. */
export function stairsAt(floor: Floor): Cell | null {
  const stairs = floor.tiles.find(({ kind }) => kind === 'stairs-up');
  return stairs === undefined ? null : lastSquareOf(stairs);
}

/** Every stairway of a floor. */
export const stairwaysOf = ({ tiles }: Floor): readonly Cell[] =>
  tiles.filter(({ kind }) => kind === 'stairs-up' || kind === 'stairs-down').map(lastSquareOf);

export const isStair = (floor: Floor, square: Cell): boolean =>
  stairwaysOf(floor).some((stairs) => STEPS_IN_SQUARES.includes(square - stairs));

const BOUNDS_MARGIN = CELL * 3;

/** The whole dungeon. */
export const boundsOf = (floor: Floor): Box =>
  boxAround(
    floor.tiles.flatMap(({ cells }) => cells),
    WIDTH,
    BOUNDS_MARGIN,
  ) ?? { x: 0, y: 0, width: CELL, height: CELL };

const kingly = (a: Cell, b: Cell): number => Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)));

/** So much of a room belongs to the picture of a fight in it. */
const ELBOW_ROOM = 3;

/** Squares of rooms that somebody stands in, as far as they are near. */
const roomsWith = ({ tiles }: Floor, cells: readonly Cell[]): readonly Cell[] =>
  tiles
    .filter((tile) => isRoom(tile) && tile.cells.some((cell) => cells.includes(cell)))
    .flatMap((tile) => tile.cells.filter((cell) => cells.some((one) => kingly(one, cell) <= ELBOW_ROOM)));

const HOME_MARGIN = CELL;
/** Those who are farther off than this do not make the picture of a fight smaller. */
const FIGHT = 14;

const STEADY = CELL * 2;

/** Widened to full steps, so that not every push in a fight moves the view. */
function steadied({ x, y, width, height }: Box): Box {
  const down = (at: number): number => Math.floor(at / STEADY) * STEADY;
  const up = (at: number): number => Math.ceil(at / STEADY) * STEADY;
  return { x: down(x), y: down(y), width: up(x + width) - down(x), height: up(y + height) - down(y) };
}

interface Outlook {
  readonly floor: Floor;
  /** The squares of all who are on their feet, and of those whom the others fight. */
  readonly standing: readonly Cell[];
  readonly foes: readonly Cell[];
  readonly isFight: boolean;
  /** So far around whoever explores. */
  readonly far: number;
}

/** What is worth seeing: a fight, or what lies around whoever explores. */
export function homeOf({ floor, standing, foes, isFight, far }: Outlook, active: Cell): Box {
  const isNear = (cell: Cell, within: number): boolean => kingly(cell, active) <= within;
  const around =
    isFight && foes.length > 0
      ? [active, ...standing, ...roomsWith(floor, foes)].filter((cell) => isNear(cell, FIGHT))
      : floor.tiles.flatMap(({ cells }) => cells).filter((cell) => isNear(cell, far));
  const box = boxAround(around, WIDTH, HOME_MARGIN);
  return box === null ? boundsOf(floor) : isFight ? steadied(box) : box;
}

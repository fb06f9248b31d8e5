import {
  type Cell,
  DIRECTIONS,
  type Direction,
  directionTo,
  EAST,
  type Edge,
  type Grid,
  neighbourAt,
  SOUTH,
  sidesOf,
} from './grid.ts';

/**
 * Per square one bit 1 << direction for each side with a wall. A wall is set on both sides of its edge, and all around
 * the outside: sight and floods read only one side and never ask where the board ends.
 */
export type Walls = Uint8Array;

/** Solid rock, and whatever lies off the board. */
export const ALL_SIDES = 0b1111;

const opposite = (direction: Direction): number => direction ^ 2;

/** Nothing but the outer walls. */
export function openFloor(grid: Grid): Walls {
  const walls = new Uint8Array(grid.size);
  for (let cell = 0; cell < grid.size; cell++) {
    for (const direction of DIRECTIONS) if (neighbourAt(grid, cell, direction) < 0) turnOn(walls, cell, direction);
  }
  return walls;
}

/** A wall on every edge between two different areas. */
export function wallsBetween(grid: Grid, areaOf: ArrayLike<number>): Walls {
  if (areaOf.length !== grid.size) throw new RangeError(`${areaOf.length} squares in areas, ${grid.size} on the board`);
  const walls = openFloor(grid);
  for (let cell = 0; cell < grid.size; cell++) {
    for (const direction of DIRECTIONS) {
      const other = neighbourAt(grid, cell, direction);
      if (other >= 0 && areaOf[cell] !== areaOf[other]) turnOn(walls, cell, direction);
    }
  }
  return walls;
}

/** Builds or removes the wall of one edge; the outer walls are no edges and stay. */
export function setWall(grid: Grid, walls: Walls, edge: Edge, isWall: boolean): void {
  const [first, second] = sidesOf(grid, edge);
  const direction = (edge & 1) === 0 ? EAST : SOUTH;
  const turn = isWall ? turnOn : turnOff;
  turn(walls, first, direction);
  turn(walls, second, opposite(direction));
}

/** Solid rock: walls on all four sides. */
export function wallOff(grid: Grid, walls: Walls, cell: Cell): void {
  for (const direction of DIRECTIONS) {
    const other = neighbourAt(grid, cell, direction);
    if (other >= 0) turnOn(walls, other, opposite(direction));
  }
  walls[cell] = ALL_SIDES;
}

export function hasWall(walls: Walls, cell: Cell, direction: Direction): boolean {
  return (((walls[cell] ?? ALL_SIDES) >> direction) & 1) === 1;
}

/** The two squares share an edge without a wall. */
export function isAdjacent(grid: Grid, walls: Walls, a: Cell, b: Cell): boolean {
  const direction = directionTo(grid, a, b);
  return direction !== null && !hasWall(walls, a, direction);
}

function turnOn(walls: Walls, cell: Cell, side: number): void {
  walls[cell] = (walls[cell] ?? 0) | (1 << side);
}

function turnOff(walls: Walls, cell: Cell, side: number): void {
  walls[cell] = (walls[cell] ?? 0) & ~(1 << side);
}

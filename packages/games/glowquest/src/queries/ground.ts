import {
  BEARINGS,
  type Bearing,
  type Cell,
  type Flood,
  makeFlood,
  roam,
  sees,
  strideOf,
  type Walls,
  type Ways,
  waysFrom,
} from '@questhall/grid';
import type { PatternKind } from '../content/vocabulary.ts';
import { kingSteps, SHEET, xOf, yOf } from '../dungeon/sheet.ts';
import { wallsOf } from '../dungeon/walls.ts';
import type { Floor } from '../types/index.ts';

/** What a floor is to those who walk on it. Worked out once for each floor, which is never written. */
interface Ground {
  readonly walls: Walls;
  readonly ways: Ways;
  /** Every square there is, in rows. */
  readonly cells: readonly Cell[];
  /** The part of the sheet that they lie on. */
  readonly box: Box;
  /** Steps from a square to every other in the box, for squares that somebody asked about. */
  readonly distances: Map<Cell, Int16Array>;
}

/** Distances are kept for the squares of a box: the sheet is far larger than any floor on it. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function boxAround(cells: readonly Cell[]): Box {
  const columns = cells.map(xOf);
  const left = Math.min(...columns);
  const top = yOf(cells[0] ?? 0);
  return { left, top, width: Math.max(...columns) - left + 1, height: yOf(cells.at(-1) ?? 0) - top + 1 };
}

/** The place of a square in its box, row by row; nothing is kept there for a square outside of it. */
function placeIn({ left, top, width }: Box, cell: Cell): number {
  const column = xOf(cell) - left;
  return column < 0 || column >= width ? -1 : (yOf(cell) - top) * width + column;
}

const grounds = new WeakMap<Floor, Ground>();
const scratch: Flood = makeFlood(SHEET);

/** The floor that was asked about last, which is nearly always the same: looking it up would cost more than most answers. */
let last: { readonly floor: Floor; readonly ground: Ground } | null = null;

export const FAR = 9999;

function groundOf(floor: Floor): Ground {
  if (last !== null && last.floor === floor) return last.ground;
  const ground = grounds.get(floor) ?? surveyed(floor);
  last = { floor, ground };
  return ground;
}

function surveyed(floor: Floor): Ground {
  const walls = wallsOf(floor);
  const ways = new Uint8Array(SHEET.size);
  const cells: Cell[] = [];
  for (const tile of floor.tiles) for (const cell of tile.cells) cells.push(cell);
  cells.sort((a, b) => a - b);
  for (const cell of cells) ways[cell] = waysFrom(SHEET, walls, cell);
  const made: Ground = { walls, ways, cells, box: boxAround(cells), distances: new Map() };
  grounds.set(floor, made);
  return made;
}

const STRIDES: readonly number[] = BEARINGS.map((bearing) => strideOf(SHEET, bearing));

/** The ways out of each square. */
export const waysOf = (floor: Floor): Ways => groundOf(floor).ways;
export const cellsOf = (floor: Floor): readonly Cell[] => groundOf(floor).cells;

/** The square that way, if one can step there; -1 if not. [geo.adjacent-orthogonal, geo.adjacent-diagonal] */
export function stepFrom(floor: Floor, from: Cell, bearing: Bearing): Cell {
  const ways = groundOf(floor).ways[from] ?? 0;
  return ((ways >> bearing) & 1) === 1 ? from + (STRIDES[bearing] ?? 0) : -1;
}

/** The squares next to this one, clockwise from north. */
export function neighboursOf(floor: Floor, cell: Cell): Cell[] {
  const ways = groundOf(floor).ways[cell] ?? 0;
  const out: Cell[] = [];
  for (const bearing of BEARINGS) if (((ways >> bearing) & 1) === 1) out.push(cell + (STRIDES[bearing] ?? 0));
  return out;
}

/** Steps between two squares, whoever stands in between; FAR when there is no way. It is as far there as back. [geo.distance] */
export function distanceBetween(floor: Floor, from: Cell, to: Cell): number {
  const ground = groundOf(floor);
  const { distances, box } = ground;
  const there = distances.get(from);
  const back = there === undefined ? distances.get(to) : undefined;
  return back === undefined ? stepsIn(there ?? measure(ground, from), box, to) : stepsIn(back, box, from);
}

/** As above, for many squares and one that all of them are measured from. */
export function distancesFrom(floor: Floor, from: Cell): (to: Cell) => number {
  const ground = groundOf(floor);
  const { box, distances } = ground;
  const steps = distances.get(from) ?? measure(ground, from);
  return (to) => stepsIn(steps, box, to);
}

function stepsIn(distances: Int16Array, box: Box, to: Cell): number {
  const steps = distances[placeIn(box, to)] ?? -1;
  return steps < 0 ? FAR : steps;
}

function measure({ box, ways, distances }: Ground, from: Cell): Int16Array {
  const made = new Int16Array(box.width * box.height).fill(-1);
  const { order, count, distance } = roam(SHEET, ways, null, from, FAR, scratch);
  for (let i = 0; i < count; i++) {
    const cell = order[i] ?? 0;
    made[placeIn(box, cell)] = distance[cell] ?? -1;
  }
  distances.set(from, made);
  return made;
}

const STRIDE_MAX = strideOf(SHEET, 3);

/** The way out that leads to a neighbour, as a bit, by the difference of the two squares' numbers. */
const WAY_BY_GAP = new Uint8Array(2 * STRIDE_MAX + 1);
for (const bearing of BEARINGS) WAY_BY_GAP[STRIDE_MAX + strideOf(SHEET, bearing)] = 1 << bearing;

/** [geo.adjacent-orthogonal, geo.adjacent-diagonal, geo.door-diagonal, door.any-direction] */
export function isNear(floor: Floor, a: Cell, b: Cell): boolean {
  const gap = b - a;
  if (gap > STRIDE_MAX || gap < -STRIDE_MAX) return false;
  return ((WAY_BY_GAP[STRIDE_MAX + gap] ?? 0) & (groundOf(floor).ways[a] ?? 0)) !== 0;
}

const REACH = 2;

/** Next to it, or as far as a pattern reaches: two squares, or anywhere, in line of sight. [pattern.reach, pattern.ranged] */
export function isWithin(floor: Floor, from: Cell, to: Cell, far: PatternKind | null | undefined): boolean {
  if (isNear(floor, from, to)) return true;
  if (far === 'ranged') return isInSight(floor, from, to);
  return far === 'reach' && kingSteps(from, to) <= REACH && distanceBetween(floor, from, to) <= REACH && isInSight(floor, from, to);
}

/** Entities and Glow never stand in the way of a look. [geo.line-of-sight] */
export const isInSight = (floor: Floor, from: Cell, to: Cell): boolean => sees(SHEET, groundOf(floor).walls, null, from, to);

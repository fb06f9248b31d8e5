import { BEARINGS, type Bearing, type Cell, sees, strideOf, type Walls, type Ways, waysFrom } from '@questhall/grid';
import type { Floor } from './floor.ts';
import { SHEET } from './sheet.ts';
import { wallsOf } from './walls.ts';

/** What a floor is to those who walk on it. Worked out once for each floor, which is never written. */
export interface Ground {
  readonly walls: Walls;
  readonly ways: Ways;
  /** Every square there is, in rows. */
  readonly cells: readonly Cell[];
  /** The place of each square in that list. */
  readonly places: Places;
  /** The places next to each place, in eights; -1 behind the last. */
  readonly beside: Int16Array;
  /** Steps from each place to each other, and one more, in one list; 0 as long as nobody has asked. */
  readonly distances: Int16Array;
  /** How far from each place that has been measured; `ALL` where nothing lies farther. */
  readonly measured: Int16Array;
}

/** Places are kept for the part of the sheet that a floor lies on, from its first row on: the sheet is far larger. */
interface Places {
  readonly first: Cell;
  /** -1 where there is no square. */
  readonly numbers: Int16Array;
}

function placesOf(cells: readonly Cell[]): Places {
  const first = cells[0] ?? 0;
  const numbers = new Int16Array((cells.at(-1) ?? 0) - first + 1).fill(-1);
  for (const [number, cell] of cells.entries()) numbers[cell - first] = number;
  return { first, numbers };
}

const placeIn = ({ first, numbers }: Places, cell: Cell): number => numbers[cell - first] ?? -1;

const grounds = new WeakMap<Floor, Ground>();

// The places that a measurement has come to, filled anew by each.
const reached = new Int16Array(SHEET.size);

export const FAR = 9999;
const ALL = FAR;

/** The ground that was asked for last: it is nearly always asked for again, thousands of times in a game. */
let last: { readonly floor: Floor; readonly ground: Ground } | null = null;

export function groundOf(floor: Floor): Ground {
  if (last?.floor === floor) return last.ground;
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
  const places = placesOf(cells);
  const beside = besideOf(cells, ways, places);
  const distances = new Int16Array(cells.length * cells.length);
  const made: Ground = { walls, ways, cells, places, beside, distances, measured: new Int16Array(cells.length) };
  grounds.set(floor, made);
  return made;
}

const STRIDES: readonly number[] = BEARINGS.map((bearing) => strideOf(SHEET, bearing));

function besideOf(cells: readonly Cell[], ways: Ways, places: Places): Int16Array {
  const beside = new Int16Array(cells.length * BEARINGS.length).fill(-1);
  let first = 0;
  for (const cell of cells) {
    let at = first;
    first += BEARINGS.length;
    const out = ways[cell] ?? 0;
    for (const bearing of BEARINGS)
      if (((out >> bearing) & 1) === 1) beside[at++] = placeIn(places, cell + (STRIDES[bearing] ?? 0));
  }
  return beside;
}

/** The ways out of each square. */
export const waysOf = (floor: Floor): Ways => groundOf(floor).ways;
export const cellsOf = (floor: Floor): readonly Cell[] => groundOf(floor).cells;

/** The square that way, if one can step there; -1 if not. */
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

/** Steps between two squares, whoever stands in between; FAR when there is no way. It is as far there as back. */
export const stepsBetween = (ground: Ground, from: Cell, to: Cell): number =>
  areNear(ground, from, to) ? 1 : stepsAmong(ground, placeOf(ground, from), placeOf(ground, to));

/** As above, for many squares and one that all of them are measured from. */
export function distancesFrom(floor: Floor, from: Cell): (to: Cell) => number {
  const ground = groundOf(floor);
  const here = placeOf(ground, from);
  return (to) => stepsAmong(ground, here, placeOf(ground, to));
}

/** The place of a square among all there are; -1 off the floor. */
export const placeOf = ({ places }: Ground, cell: Cell): number => placeIn(places, cell);

/** Steps from place to place, for whoever asks about many pairs of squares. */
export function stepsAmong(ground: Ground, here: number, there: number): number {
  if (here < 0 || there < 0) return FAR;
  const { cells, distances, measured } = ground;
  const known = distances[here * cells.length + there] || distances[there * cells.length + here] || 0;
  if (known > 0) return known - 1;
  return measured[here] === ALL ? FAR : measure(ground, here, there);
}

/**
 * Goes on from where the last measurement ended, no farther than it must: a fight takes up a third of a floor. From
 * place to place, not over the sheet: a floor has some two hundred squares, the sheet two hundred times as many.
 */
function measure(ground: Ground, from: number, to: number): number {
  const { cells, distances, measured } = ground;
  const row = from * cells.length;
  let steps = (measured[from] ?? 0) + 1;
  let count = 0;
  distances[row + from] = 1;
  for (let place = 0; place < cells.length; place++) if (distances[row + place] === steps) reached[count++] = place;
  for (let next = 0; next < count && distances[row + to] === 0; ) {
    steps += 1;
    for (const until = count; next < until; next++) count = goOn(ground, row, reached[next] ?? 0, steps, count);
  }
  measured[from] = distances[row + to] === 0 ? ALL : steps - 1;
  return distances[row + to] === 0 ? FAR : steps - 1;
}

/** To all places beside this one that nothing has come to yet; says how many have been reached by then. */
function goOn({ beside, distances }: Ground, row: number, from: number, steps: number, before: number): number {
  let count = before;
  const first = from * BEARINGS.length;
  for (let at = first; at < first + BEARINGS.length; at++) {
    const place = beside[at] ?? -1;
    if (place < 0) break;
    if (distances[row + place] !== 0) continue;
    distances[row + place] = steps;
    reached[count++] = place;
  }
  return count;
}

const STRIDE_MAX = strideOf(SHEET, 3);

/** The way out that leads to a neighbour, as a bit, by the difference of the two squares' numbers. */
const WAY_BY_GAP = new Uint8Array(2 * STRIDE_MAX + 1);
for (const bearing of BEARINGS) WAY_BY_GAP[STRIDE_MAX + strideOf(SHEET, bearing)] = 1 << bearing;

/** The way that leads from one square to the other if they lie next to each other, as a bit; 0 if not. */
function wayBetween(a: Cell, b: Cell): number {
  const gap = b - a;
  return gap > STRIDE_MAX || gap < -STRIDE_MAX ? 0 : (WAY_BY_GAP[STRIDE_MAX + gap] ?? 0);
}

/** One step leads from the one to the other, also around a corner and through an open door. */
export const areNear = (ground: Ground, a: Cell, b: Cell): boolean => (wayBetween(a, b) & (ground.ways[a] ?? 0)) !== 0;

/** Only walls stand in the way of a look. */
export const isSeen = ({ walls }: Ground, from: Cell, to: Cell): boolean => sees(SHEET, walls, null, from, to);

// The same for whoever has a floor and asks about two squares only: for more, it is faster to take the ground once.

export const distanceBetween = (floor: Floor, from: Cell, to: Cell): number => stepsBetween(groundOf(floor), from, to);

/** Most squares that anybody asks about lie too far apart for any floor. */
export const isNear = (floor: Floor, a: Cell, b: Cell): boolean =>
  wayBetween(a, b) !== 0 && areNear(groundOf(floor), a, b);

export const isInSight = (floor: Floor, from: Cell, to: Cell): boolean => isSeen(groundOf(floor), from, to);

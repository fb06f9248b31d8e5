import type { Cell } from '@questhall/grid';
import { cellsOf, distancesFrom, FAR, isInSight, xOf, yOf } from '@questhall/tiles';
import type { MonsterId } from '../content/index.ts';
import { recordAt } from '../own/index.ts';
import type { EntityId, MusterFrame, OpenTable } from '../types/index.ts';
import { entityAt, heroOf, isConscious } from './entities.ts';

/**
 * The squares that are equally good for the next figure; the players choose among them. [enc.setup-order,
 * enc.setup-room, patrol.setup-anywhere]
 */
export function setUpSquares(table: OpenTable, frame: MusterFrame, record: MonsterId): Cell[] {
  const squares = frame.room ?? cellsOf(table.floor);
  const inView = isFirstOfPatrol(table, frame)
    ? squares.filter((cell) => isSeen(table, cell) && isFree(table, cell))
    : [];
  const best = bestSquares(table, inView.length > 0 ? inView : squares, recordAt(table, record).setupDistance);
  return frame.room === null ? inOneQuadrant(table, frame, best) : best;
}

const isFree = (table: OpenTable, cell: Cell): boolean => entityAt(table, cell) === null && !table.glow.includes(cell);

/** The very first figure of a Patrol comes into view. [patrol.first-in-sight] */
const isFirstOfPatrol = ({ encounter }: OpenTable, { room }: MusterFrame): boolean =>
  room === null && encounter?.figures.length === 0;

const isSeen = ({ heroes, floor }: OpenTable, cell: Cell): boolean =>
  heroes.some((hero) => isConscious(hero) && isInSight(floor, hero.at, cell));

/**
 * Of the free ones, not nearer than the Setup Distance, and as near to it as can be; or as far as possible.
 * [enc.setup-distance, enc.setup-fallback]
 */
function bestSquares(table: OpenTable, squares: readonly Cell[], wanted: number): Cell[] {
  const awake = table.heroes.filter(isConscious).map(({ at }) => distancesFrom(table.floor, at));
  let best: Cell[] = [];
  let distance = -1;
  for (const cell of squares) {
    let steps = FAR;
    for (const distanceTo of awake) steps = Math.min(steps, distanceTo(cell));
    if (steps === FAR || isWorse(steps, distance, wanted) || !isFree(table, cell)) continue;
    if (steps !== distance) best = [];
    distance = steps;
    best.push(cell);
  }
  return best;
}

/** Far enough beats too near; of those far enough the nearest is best, of the others the farthest. */
function isWorse(steps: number, best: number, wanted: number): boolean {
  if (steps >= wanted) return best >= wanted && steps > best;
  return best >= wanted || steps < best;
}

/** North, east, south or west of a hero; exact diagonals belong to the side that comes next clockwise. */
function quadrantOf(table: OpenTable, hero: EntityId, cell: Cell): 0 | 1 | 2 | 3 {
  const { at } = heroOf(table, hero);
  const right = xOf(cell) - xOf(at);
  const down = yOf(cell) - yOf(at);
  if (Math.abs(right) === Math.abs(down)) return right > 0 ? (down < 0 ? 1 : 2) : down > 0 ? 3 : 0;
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 1 : 3;
  return down > 0 ? 2 : 0;
}

/**
 * Patrols come from different sides: where fewest of them stand by now, clockwise from north. [patrol.setup-directions]
 */
function inOneQuadrant(table: OpenTable, { hero }: MusterFrame, squares: readonly Cell[]): Cell[] {
  const on = (side: number) => (cell: Cell) => quadrantOf(table, hero, cell) === side;
  const stand = table.monsters.map(({ at }) => at);
  const sides = [0, 1, 2, 3]
    .map((side) => ({ cells: squares.filter(on(side)), figures: stand.filter(on(side)).length }))
    .filter(({ cells }) => cells.length > 0);
  const fewest = Math.min(...sides.map(({ figures }) => figures));
  return sides.find(({ figures }) => figures === fewest)?.cells ?? [];
}

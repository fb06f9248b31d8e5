import { edgeBetween, isAdjacent, type Walls } from '@questhall/grid';
import type { Rule } from '../rulebook/index.ts';
import type { Square } from '../sheet/sheet.ts';
import { boardOf } from './board.ts';
import { isTaken } from './figures.ts';
import { bodies, type Scene } from './sight.ts';

/**
 * The rule that stops a line of sight where something first stands in its way; null where nothing does.
 * Whoever only wants to know whether the line is free asks `sees`.
 */
export function whyUnseen(scene: Scene, walls: Walls, from: Square, to: Square): Rule | null {
  const inTheWay = bodies(scene);
  let here = from;
  for (const next of lineFrom(boardOf(scene.plan).grid.width, from, to)) {
    const shut = crossing(scene, walls, here, next);
    if (shut !== null) return shut;
    if (next !== to && inTheWay[next] !== 0)
      return isTaken(scene, next) ? 'sight.figures-block' : 'sight.furniture-never-blocks';
    here = next;
  }
  return null;
}

/** The squares that a line enters, one after the other, as the book reckons them. [sight.algorithm] */
function lineFrom(width: number, from: Square, to: Square): Square[] {
  const right = (to % width) - (from % width);
  const down = Math.floor(to / width) - Math.floor(from / width);
  const squares: Square[] = [];
  let [here, columns, rows] = [from, 0, 0];
  while (here !== to) {
    const lean = (1 + 2 * columns) * Math.abs(down) - (1 + 2 * rows) * Math.abs(right);
    if (lean <= 0) [here, columns] = [here + Math.sign(right), columns + 1];
    if (lean >= 0) [here, rows] = [here + Math.sign(down) * width, rows + 1];
    squares.push(here);
  }
  return squares;
}

/** What bars a line on its way from one square into the next: an edge, or both ways around a corner. */
function crossing({ plan, doors }: Scene, walls: Walls, here: Square, next: Square): Rule | null {
  const { grid } = boardOf(plan);
  const edge = edgeBetween(grid, here, next);
  if (edge >= 0) {
    if (isAdjacent(grid, walls, here, next)) return null;
    return doors.some((door) => door.edge === edge && door.kind !== 'portal')
      ? 'sight.closed-doors-block'
      : 'sight.edge-crossing-blocks';
  }
  const across = (next % grid.width) - (here % grid.width);
  const isShutBy = (beside: Square): boolean =>
    !isAdjacent(grid, walls, here, beside) || !isAdjacent(grid, walls, beside, next);
  return isShutBy(here + across) && isShutBy(next - across) ? 'sight.corner-touch-passes' : null;
}

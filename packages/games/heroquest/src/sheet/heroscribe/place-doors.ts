import { EAST, type Edge, edgeOf, flood, makeFlood, SOUTH, setWall, wallOff } from '@questhall/grid';
import type { FileObject } from '@questhall/heroscribe';
import type { Square } from '../sheet.ts';
import { nameEdge, nameSquare, roomAt, STAIRS_SIDE, sidesIn, squareAt, stairSquares } from '../squares.ts';
import { planWalls } from '../walls.ts';
import { addStairs, type Draft, isBorder, mend, remark, wallsIn } from './draft.ts';
import { noteWay } from './place-marks.ts';
import {
  bringIntoPlay,
  counted,
  coveredBy,
  isLying,
  type Of,
  placeOf,
  type Refused,
  squareOf,
  type Thing,
} from './thing.ts';

type DoorThing = Thing<Of<'door' | 'secret'>>;

/**
 * Null at the outer edge. A door is on the far side of its square; a secret door's tile lies before it, with its back
 * to it.
 */
function doorEdge({ plan }: Draft, { column, row, rotation }: FileObject, isSecret: boolean): Edge | null {
  const isSouth = !isLying(rotation);
  const back = isSecret && (rotation === 'rightward' || rotation === 'downward') ? 1 : 0;
  const [left, top] = isSouth ? [column, row - back] : [column - back, row];
  const first = squareAt(plan, left, top);
  const second = isSouth ? squareAt(plan, left, top + 1) : squareAt(plan, left + 1, top);
  return first < 0 || second < 0 ? null : edgeOf(first, isSouth ? SOUTH : EAST);
}

/** Boards touch only at their bridges: elsewhere the edge of a board is an outer edge, also beside another board. */
const isShut = (draft: Draft, edge: Edge): boolean =>
  draft.bridges !== null && isBorder(draft, edge) && !draft.bridges.has(edge);

/** What lies before and behind a bridge is in play. */
export function placeBridges(draft: Draft): void {
  const { plan, blocked, rubble } = draft;
  for (const edge of draft.bridges ?? []) {
    const sides = sidesIn(plan, edge);
    if (sides.some((side) => rubble.has(side)))
      remark(draft, 'a bridge leads into blocked squares', nameEdge(plan, edge));
    else if (sides.every((side) => blocked.has(side)))
      remark(draft, 'a bridge lies between squares out of play', nameEdge(plan, edge));
    else bringIntoPlay(draft, sides, 'a bridge');
  }
}

export function placeDoor(draft: Draft, thing: DoorThing): Refused {
  const { object, meaning } = thing;
  const { plan, blocked, rubble } = draft;
  const edge = doorEdge(draft, object, meaning.kind === 'secret');
  if (edge === null) {
    noteWay(draft, object, 'both');
    return 'stands at the outer edge of the board';
  }
  const [first, second] = sidesIn(plan, edge);
  if (isShut(draft, edge)) {
    noteWay(draft, object, 'both');
    return 'stands at the edge of its board, where no bridge leads on';
  }
  const own = meaning.kind === 'secret' ? draft.secretDoors : meaning.isOpen ? draft.openDoors : draft.doors;
  const isThere = [draft.doors, draft.openDoors, draft.secretDoors].some((list) => list.includes(edge));
  if (isThere && (own.includes(edge) || isBorder(draft, edge))) {
    mend(draft, `${object.id} is drawn from both sides, and is one door`, nameEdge(plan, edge));
    return null;
  }
  if (isThere) return 'stands where there is a door already';
  if (rubble.has(first) || rubble.has(second)) return 'leads into blocked squares';
  if (blocked.has(first) && blocked.has(second)) return 'stands between squares out of play';
  bringIntoPlay(draft, [first, second], object.id);
  const isInWall = roomAt(plan, first) !== roomAt(plan, second) || (draft.bridges !== null && isBorder(draft, edge));
  if (meaning.kind === 'door') {
    (meaning.isOpen ? draft.openDoors : draft.doors).push(edge);
    counted(draft, thing, 'doors', 'a door');
    return null;
  }
  if (!isInWall) mend(draft, `${object.id} is not in a wall, and becomes a plain door`, placeOf(object));
  (isInWall ? draft.secretDoors : draft.doors).push(edge);
  counted(draft, thing, 'secretDoors', 'a secret door');
  return null;
}

const SECOND = 'Stairway: the heroes use another one';

/** Of several, the one from which most of the board can be reached; the others are only notes. */
export function placeStairway(draft: Draft, stairways: readonly Thing[], doors: readonly DoorThing[]): void {
  const { plan } = draft;
  let best: { readonly at: Square; readonly reach: number } | null = null;
  for (const { object } of stairways) {
    const at = squareOf(draft, object);
    const squares = coveredBy(draft, object, STAIRS_SIDE, STAIRS_SIDE);
    if (squares.includes(-1) || new Set(squares.map((square) => roomAt(plan, square))).size > 1) {
      remark(draft, `${object.id} does not lie in one room`, placeOf(object));
      continue;
    }
    const reach = stairways.length > 1 ? reachOf(draft, at, doors) : 0;
    const worse: Square | null = best === null ? null : reach > best.reach ? best.at : at;
    if (worse !== null) remark(draft, SECOND, nameSquare(plan, worse));
    if (worse !== at) best = { at, reach };
  }
  if (best === null) return;
  addStairs(draft, best.at);
  bringIntoPlay(draft, stairSquares(plan, best.at), 'Stairway');
}

/** How much of the board lies open from there, as far as the file's doors go. */
function reachOf(draft: Draft, from: Square, doors: readonly DoorThing[]): number {
  const { plan, grid, dark } = draft;
  const walls = planWalls(grid, plan, wallsIn(draft));
  for (const { object, meaning } of doors) {
    const edge = doorEdge(draft, object, meaning.kind === 'secret');
    if (edge !== null && !isShut(draft, edge)) setWall(grid, walls, edge, false);
  }
  for (const square of dark) wallOff(grid, walls, square);
  return flood(grid, walls, null, from, grid.size, makeFlood(grid)).count;
}

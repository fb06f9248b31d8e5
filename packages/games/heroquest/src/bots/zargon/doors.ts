import { flood, sidesOf } from '@questhall/grid';
import { CORRIDOR } from '../../queries/board.ts';
import type { Room, Square } from '../../sheet/sheet.ts';
import type { FigureId, MonsterInPlay } from '../../types/index.ts';
import { canAttack } from './attacks.ts';
import { stepsTo } from './fields.ts';
import { barredFor, movementOf } from './ground.ts';
import { isFree, type Scene } from './scene.ts';

/** Who stays in a door this turn, and the two squares beside it. */
export type Keepers = ReadonlyMap<FigureId, readonly Square[]>;

const PAIR = 2;
const NOBODY: Keepers = new Map();

/**
 * One of two or more in a room stands in its only open door, when none of them can attack. `order`: those who are still
 * to act.
 */
export function findKeepers(scene: Scene, order: readonly MonsterInPlay[]): Keepers {
  const { view, ground } = scene;
  if (view.house.doorsStayOpen || order.length === 0) return NOBODY;
  const keepers = new Map<FigureId, readonly Square[]>();
  for (const [room, fellows] of byRoom(scene)) {
    if (fellows.length < PAIR) continue;
    const sides = onlyOpenDoor(scene, room);
    if (sides === null || fellows.some((fellow) => canAttack(scene, fellow))) continue;
    // The last who can get there stays; the others go hunting.
    const steps = stepsTo(ground.board.grid, ground.walls, ground.barred, sides);
    const getsThere = (one: MonsterInPlay): boolean =>
      (steps[one.at] ?? -1) >= 0 && (steps[one.at] ?? 0) <= movementOf(one);
    const keeper = order.findLast((one) => fellows.includes(one) && getsThere(one));
    if (keeper !== undefined) keepers.set(keeper.id, sides);
  }
  return keepers;
}

function byRoom({ view, ground }: Scene): Map<Room, MonsterInPlay[]> {
  const rooms = new Map<Room, MonsterInPlay[]>();
  for (const monster of view.monsters) {
    const room = ground.board.areas[monster.at] ?? CORRIDOR;
    if (room === CORRIDOR) continue;
    const fellows = rooms.get(room);
    if (fellows === undefined) rooms.set(room, [monster]);
    else fellows.push(monster);
  }
  return rooms;
}

/** Both sides of a room's open door, when there is exactly one that could be closed. [door.secret-never-closes] */
function onlyOpenDoor({ ground }: Scene, room: Room): readonly Square[] | null {
  const { grid, areas } = ground.board;
  let found: readonly Square[] | null = null;
  for (const { edge, kind, isOpen } of ground.doors) {
    if (!isOpen || kind !== 'door') continue;
    const sides = sidesOf(grid, edge);
    if (!sides.some((side) => areas[side] === room)) continue;
    if (found !== null) return null;
    found = sides;
  }
  return found;
}

/** The square this monster keeps a door from; null when it keeps none, or somebody else has ended up beside it. */
export function doorToKeep(scene: Scene, monster: MonsterInPlay, keepers: Keepers): Square | null {
  const sides = keepers.get(monster.id);
  if (sides === undefined) return null;
  const isStaying = (one: MonsterInPlay): boolean =>
    one.id !== monster.id && !scene.toAct.includes(one) && sides.includes(one.at);
  return scene.view.monsters.some(isStaying) ? null : nearestOf(scene, monster, sides);
}

/** The nearest of some squares on which this monster can end its move; null when it gets to none. */
function nearestOf(scene: Scene, monster: MonsterInPlay, squares: readonly Square[]): Square | null {
  if (squares.includes(monster.at)) return monster.at;
  const { board, walls } = scene.ground;
  const { distance } = flood(
    board.grid,
    walls,
    barredFor(scene.ground, monster),
    monster.at,
    movementOf(monster),
    board.flood,
  );
  let best: Square | null = null;
  for (const square of squares) {
    const steps = distance[square] ?? -1;
    if (steps < 0 || !isFree(scene, square)) continue;
    if (best === null || steps < (distance[best] ?? 0)) best = square;
  }
  return best;
}

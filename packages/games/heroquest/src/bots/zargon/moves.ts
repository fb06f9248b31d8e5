import { flood, sidesOf } from '@questhall/grid';
import { areaAt, CORRIDOR } from '../../queries/board.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { FigureId, MonsterInPlay } from '../../types/index.ts';
import { canAttack } from './attacks.ts';
import { doorToKeep, type Keepers } from './doors.ts';
import { lastStop, type Steps, stepsTo } from './fields.ts';
import { barredFor, beyondDoors, movementOf, nearFor } from './ground.ts';
import { bodiesIn, isGoodStop, looks, type Scene } from './scene.ts';

const SLOW = 4;
const PACK_AT = 8;
const PACK = 2;

/** What has been settled about monsters that do not attack. */
export interface Standing {
  keepers: Keepers;
  /** The round in which a monster last waited for others. */
  readonly waited: Map<FigureId, number>;
}

/** Where a monster goes that can attack nobody; its own square when it stays. */
export function goalOfWalk(scene: Scene, monster: MonsterInPlay, { keepers, waited }: Standing): Square {
  if (movementOf(monster) === 0) return monster.at;
  const isMaster = scene.view.zargon === 'master';
  return (
    doorToKeep(scene, monster, keepers) ??
    (isMaster ? guardPost(scene, monster) : null) ??
    (isMaster ? waitForPack(scene, monster, waited) : null) ??
    advance(scene, monster)
  );
}

/** Its full movement down a shortest path to the nearest hero. */
function advance(scene: Scene, monster: MonsterInPlay, least = 1): Square {
  // [ai.advance]
  const near = nearFor(scene.ground, monster);
  if ((near[monster.at] ?? -1) < 0) return holdDoor(scene, monster);
  return stopOnWay(scene, monster, near, least);
}

/** The end of a walk of full movement down a field of steps. */
function stopOnWay(scene: Scene, monster: MonsterInPlay, steps: Steps, least: number): Square {
  const { board, walls } = scene.ground;
  const mayStop = (square: Square): boolean => isGoodStop(scene, square);
  return lastStop({ grid: board.grid, walls, steps, from: monster.at, movement: movementOf(monster), least, mayStop });
}

/** Without a path, up to the door by which the heroes would come: the way as if it were open ends before it, for it is not. */
function holdDoor(scene: Scene, monster: MonsterInPlay): Square {
  // [ai.no-path-holds-the-door]
  return stopOnWay(scene, monster, beyondDoors(scene.ground), 1);
}

/** The slow do not run after heroes whom they would not catch: they hold a door of their room; in a corridor they stay. */
function guardPost(scene: Scene, monster: MonsterInPlay): Square | null {
  // [ai.slow-ones-guard]
  const { view, ground } = scene;
  const far = nearFor(ground, monster)[monster.at] ?? -1;
  if (monster.move > SLOW || (far >= 0 && far - 1 <= 2 * monster.move)) return null;
  const room = areaAt(view, monster.at);
  if (room === CORRIDOR) return monster.at;
  const { grid } = ground.board;
  const posts: Square[] = [];
  for (const { edge } of ground.doors)
    for (const side of sidesOf(grid, edge))
      if (areaAt(view, side) === room && (side === monster.at || isGoodStop(scene, side))) posts.push(side);
  const steps = stepsTo(grid, ground.walls, barredFor(ground, monster), posts);
  return stopOnWay(scene, monster, steps, 0);
}

/** Nobody comes alone: it halts out of the heroes' reach if two more could be with it a turn later; null when it need not. */
function waitForPack(scene: Scene, monster: MonsterInPlay, waited: Map<FigureId, number>): Square | null {
  // [ai.do-not-trickle]
  const { view, ground, toAct } = scene;
  const far = nearFor(ground, monster)[monster.at] ?? -1;
  if (far < PACK_AT || far - monster.move >= PACK_AT || waited.get(monster.id) === view.round - 1) return null;
  const halt = advance(scene, monster, PACK_AT);
  const steps = stepsTo(ground.board.grid, ground.walls, ground.barred, [halt]);
  const coming = view.monsters.filter((other) => {
    if (other.id === monster.id || other.isAsleep || canAttack(scene, other)) return false; // who is in the fight comes to nobody's side
    const away = steps[other.at] ?? -1;
    return away >= 0 && away - 1 <= other.move * (toAct.includes(other) ? 2 : 1);
  });
  if (coming.length < PACK) return null;
  waited.set(monster.id, view.round);
  return halt;
}

/** Out of reach after a spell: the square farthest from all heroes from which one of them can still be seen. */
export function withdraw(scene: Scene, monster: MonsterInPlay): Square {
  // [ai.cast-before-walking]
  const { view, ground } = scene;
  const { board, walls } = ground;
  const near = nearFor(ground, monster);
  const eyes = view.heroes.filter(({ status }) => status === 'here').map(({ at }) => at);
  const inTheWay = bodiesIn(scene).slice();
  inTheWay[monster.at] = 0;
  const { count, order } = flood(board.grid, walls, barredFor(ground, monster), monster.at, movementOf(monster), board.flood);
  let best = monster.at;
  let farthest = -2; // below every distance: the first square that sees anybody counts
  for (let i = 0; i < count; i++) {
    const square = order[i] ?? 0;
    const far = near[square] ?? -1;
    if (far <= farthest || (i > 0 && !isGoodStop(scene, square))) continue;
    if (!eyes.some((eye) => looks(scene, square, eye, inTheWay))) continue;
    best = square;
    farthest = far;
  }
  return best;
}

import { flood, sidesOf } from '@questhall/grid';
import { areaAt, CORRIDOR } from '../../queries/board.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { FigureId, MonsterInPlay } from '../../types/index.ts';
import { type AiRule, type Decision, walkTo } from '../decision.ts';
import { canAttack } from './attacks.ts';
import { doorToKeep, type Keepers } from './doors.ts';
import { lastStop, type Steps, stepsTo } from './fields.ts';
import { barredFor, beyondDoors, movementOf, nearFor } from './ground.ts';
import { bodiesIn, isGoodStop, looks, type Scene } from './scene.ts';

const SLOW = 4;
const PACK_AT = 8;
const PACK = 2;

/** What has been settled about monsters that do not attack. */
export interface Settled {
  keepers: Keepers;
  /** The round in which a monster last waited for others. */
  readonly waited: Map<FigureId, number>;
}

/** Where a monster goes under some circumstances, perhaps nowhere; null under others. */
type Tactic = (scene: Scene, monster: MonsterInPlay, settled: Settled) => Square | null;

/** What may go before closing in; whatever applies first. */
const TACTICS: readonly (readonly [AiRule, Tactic])[] = [
  ['ai.keep-doors-open', (scene, monster, { keepers }) => doorToKeep(scene, monster, keepers)],
  ['ai.slow-ones-guard', guardPost],
  ['ai.do-not-trickle', waitForPack],
  ['ai.no-path-holds-the-door', holdDoor],
];

/** The walk of a monster that can attack nobody; none when it stays. */
export function walkOf(scene: Scene, monster: MonsterInPlay, settled: Settled): Decision[] {
  if (movementOf(monster) === 0) return [];
  for (const [rule, tactic] of TACTICS) {
    const to = tactic(scene, monster, settled);
    if (to !== null) return walkTo(rule, monster.at, to);
  }
  return walkTo('ai.advance', monster.at, approach(scene, monster, 1));
}

/** Its full movement down a shortest path to the nearest hero, but not nearer than so many steps. */
const approach = (scene: Scene, monster: MonsterInPlay, least: number): Square =>
  stopOnWay(scene, monster, nearFor(scene.ground, monster), least);

/** The end of a walk of full movement down a field of steps. */
function stopOnWay(scene: Scene, monster: MonsterInPlay, steps: Steps, least: number): Square {
  const { board, walls } = scene.ground;
  const mayStop = (square: Square): boolean => isGoodStop(scene, square);
  return lastStop({ grid: board.grid, walls, steps, from: monster.at, movement: movementOf(monster), least, mayStop });
}

/**
 * Without a path, up to the door by which the heroes would come: the way as if it were open ends before it, for it is
 * not.
 */
function holdDoor(scene: Scene, monster: MonsterInPlay): Square | null {
  const hasPath = (nearFor(scene.ground, monster)[monster.at] ?? -1) >= 0;
  return hasPath ? null : stopOnWay(scene, monster, beyondDoors(scene.ground), 1);
}

/**
 * A master's slow ones do not run after heroes whom they would not catch: they hold a door of their room; in a corridor
 * they stay.
 */
function guardPost(scene: Scene, monster: MonsterInPlay): Square | null {
  const { view, ground } = scene;
  if (view.zargon !== 'master') return null;
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

/**
 * Of a master's monsters nobody comes alone: it halts out of the heroes' reach if two more could be with it a turn
 * later.
 */
function waitForPack(scene: Scene, monster: MonsterInPlay, { waited }: Settled): Square | null {
  const { view, ground, toAct } = scene;
  if (view.zargon !== 'master') return null;
  const far = nearFor(ground, monster)[monster.at] ?? -1;
  if (far < PACK_AT || far - monster.move >= PACK_AT || waited.get(monster.id) === view.round - 1) return null;
  const halt = approach(scene, monster, PACK_AT);
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

/** Out of reach after a spell. */
export const withdraw = (scene: Scene, monster: MonsterInPlay): Decision[] =>
  walkTo('ai.cast-before-walking', monster.at, farthestInSight(scene, monster));

/** The square farthest from all heroes from which one of them can still be seen. */
function farthestInSight(scene: Scene, monster: MonsterInPlay): Square {
  const { view, ground } = scene;
  const { board, walls } = ground;
  const near = nearFor(ground, monster);
  const eyes = view.heroes.filter(({ status }) => status === 'here').map(({ at }) => at);
  const inTheWay = bodiesIn(scene).slice();
  inTheWay[monster.at] = 0;
  const { count, order } = flood(
    board.grid,
    walls,
    barredFor(ground, monster),
    monster.at,
    movementOf(monster),
    board.flood,
  );
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

import { flood, sidesOf, type Walls } from '@questhall/grid';
import { CORRIDOR, isStair, stairSquares } from '../../queries/board.ts';
import { captiveOf, isHere } from '../../queries/figures.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { FigureId, MonsterInPlay } from '../../types/index.ts';
import { type Decision, walkTo } from '../decision.ts';
import { bestAttack, blow } from './attacks.ts';
import { passTo, type Steps, stepsTo } from './fields.ts';
import { barredFor, type Ground, movementOf, wallsWithoutDoors } from './ground.ts';
import { isFree, type Scene } from './scene.ts';

/** Who bars the way this turn, and where. */
export interface Block {
  readonly monster: FigureId;
  readonly at: Square;
}

const WORTH_KILLING = 0.34;

/**
 * The monster with most Defend dice that can get onto the only way out, if nobody it could attack is as good as dead.
 */
export function findBlock(scene: Scene, monsters: readonly MonsterInPlay[]): Block | null {
  if (scene.view.zargon === 'novice') return null;
  const runners = runnersOf(scene);
  if (runners.length === 0) return null;
  const narrows = narrowsOf(scene, runners);
  if (narrows.length === 0) return null;
  let block: Block | null = null;
  let defend = -1;
  for (const monster of monsters) {
    if (monster.defend <= defend) continue;
    const at = nearestNarrow(scene, monster, narrows);
    if (at === null || (bestAttack(scene, monster, 0)?.kill ?? 0) >= WORTH_KILLING) continue;
    block = { monster: monster.id, at };
    defend = monster.defend;
  }
  return block;
}

/**
 * Onto the narrow square, and a blow from there if somebody happens to stand beside it; null when this monster has no
 * way to bar.
 */
export function barTheWay(scene: Scene, monster: MonsterInPlay, block: Block | null): Decision[] | null {
  if (block?.monster !== monster.id || !isStillOpen(scene, monster, block)) return null;
  const there: MonsterInPlay = { ...monster, at: block.at, hasMoved: true };
  const attack = bestAttack(scene, there, 0);
  const steps = walkTo('ai.block-the-corridor', monster.at, block.at);
  return attack === null ? steps : [...steps, blow(attack)];
}

/** Where somebody else has come to stand meanwhile, the way is barred without this one. */
const isStillOpen = (scene: Scene, monster: MonsterInPlay, { at }: Block): boolean =>
  at === monster.at || isFree(scene, at);

/**
 * Who must not get out: a captive who has been freed; else, after the goal, all heroes on their way to the stairway.
 */
function runnersOf({ view }: Scene): Square[] {
  const captive = captiveOf(view);
  if (captive !== null && !captive.isChained) return [captive.at];
  if (!view.isGoalMet) return [];
  return view.heroes.filter((hero) => isHere(hero) && !isStair(view, hero.at)).map(({ at }) => at);
}

function nearestNarrow(scene: Scene, monster: MonsterInPlay, narrows: readonly Square[]): Square | null {
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
  for (const square of narrows) {
    const steps = distance[square] ?? -1;
    if (steps < 0 || (square !== monster.at && !isFree(scene, square))) continue;
    const least = best === null ? Number.POSITIVE_INFINITY : (distance[best] ?? 0);
    if (steps < least || (steps === least && square < (best ?? 0))) best = square;
  }
  return best;
}

/** Corridor and door squares that every way from the runners to the stairway leads over. */
function narrowsOf(scene: Scene, runners: readonly Square[]): Square[] {
  const { view, ground } = scene;
  const stairs = stairSquares({ plan: view.plan, stairs: view.stairs ?? view.hidden.stairs });
  if (stairs.length === 0) return [];
  const walls = wallsWithoutDoors(ground); // heroes open doors on their way
  const cuts = cutsBetween(scene, walls, runners, stairs);
  const { areas } = ground.board;
  const beside = new Set<Square>();
  for (const { edge } of ground.doors) for (const side of sidesOf(ground.board.grid, edge)) beside.add(side);
  return cuts.filter((square) => areas[square] === CORRIDOR || beside.has(square));
}

/**
 * The squares without which no way would be left. They all lie on any one shortest way; a square of it is one of them
 * unless some detour from before it comes back to the way behind it. One sweep along the way finds them all.
 */
function cutsBetween({ ground }: Scene, walls: Walls, runners: readonly Square[], stairs: readonly Square[]): Square[] {
  const { grid } = ground.board;
  const toStairs = stepsTo(grid, walls, ground.solid, stairs);
  const start = runners
    .filter((at) => (toStairs[at] ?? -1) >= 0)
    .sort((a, b) => (toStairs[a] ?? 0) - (toStairs[b] ?? 0))[0];
  if (start === undefined) return [];
  const sweep: Sweep = {
    ground,
    walls,
    onWay: new Int16Array(grid.size).fill(-1),
    seen: new Uint8Array(grid.size),
    farthest: 0,
  };
  const way: Square[] = [];
  for (let at = start; at >= 0; at = nextOnWay(sweep, toStairs, at)) sweep.onWay[at] = way.push(at) - 1;
  for (const stair of stairs) sweep.onWay[stair] = way.length - 1; // any stair will do
  for (const runner of runners) {
    sweep.farthest = Math.max(sweep.farthest, sweep.onWay[runner] ?? -1);
    explore(sweep, runner);
  }
  const cuts: Square[] = [];
  for (const [i, square] of way.entries()) {
    if (i > 0 && i < way.length - 1 && sweep.farthest <= i) cuts.push(square);
    explore(sweep, square);
  }
  return cuts;
}

interface Sweep {
  readonly ground: Ground;
  readonly walls: Walls;
  /** The place of a square on the way; -1 off it. */
  readonly onWay: Int16Array;
  readonly seen: Uint8Array;
  /** The farthest place on the way that has been come to. */
  farthest: number;
}

/** All detours that leave the way here, up to where they come back to it. */
function explore(sweep: Sweep, from: Square): void {
  const { ground, walls, onWay, seen } = sweep;
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (let direction = 0; direction < 4; direction++) {
      const to = passTo(ground.board.grid, walls, at, direction);
      if (to < 0 || ground.solid[to] === 1 || seen[to] === 1) continue;
      const place = onWay[to] ?? -1;
      if (place >= 0) sweep.farthest = Math.max(sweep.farthest, place);
      else {
        seen[to] = 1;
        open.push(to);
      }
    }
  }
}

/** The next square of a shortest way; -1 at its end. */
function nextOnWay({ ground, walls }: Sweep, steps: Steps, at: Square): Square {
  const far = steps[at] ?? 0;
  for (let direction = 0; far > 0 && direction < 4; direction++) {
    const to = passTo(ground.board.grid, walls, at, direction);
    if (to >= 0 && steps[to] === far - 1) return to;
  }
  return -1;
}

import { armOf } from '../../queries/gear.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { HeroInPlay, MonsterInPlay } from '../../types/index.ts';
import { areBeside, hasLine, type Scene, stepOver, stepsTo } from './scene.ts';
import type { Situation } from './situation.ts';

/** Squares from which my weapon reaches a monster; not all of them can be reached. */
export function squaresAgainst(situation: Situation, foe: MonsterInPlay): Square[] {
  const { held, reloading } = situation.me;
  if (held === 'crossbow' && reloading > 0) return []; // [attack.crossbow-reload]
  const arm = held === null ? null : armOf(held);
  if (arm?.isRanged === true) return shootingSquares(situation, foe);
  const squares = besides(situation.scene, foe.at);
  return arm?.isDiagonal === true ? [...squares, ...corners(situation, foe.at)] : squares;
}

/** [attack.ranged-weapons] */
function shootingSquares({ scene, me, reach, view }: Situation, foe: MonsterInPlay): Square[] {
  const keepsOff = me.held === 'crossbow' && view.house.crossbowNotAdjacent;
  const squares: Square[] = [];
  for (let i = 0; i < reach.count; i++) {
    const square = reach.order[i] ?? 0;
    if (!(keepsOff && areBeside(scene, square, foe.at)) && seesFrom(scene, me, square, foe.at)) squares.push(square);
  }
  return squares;
}

function besides(scene: Scene, at: Square): Square[] {
  const squares: Square[] = [];
  for (let direction = 0; direction < 4; direction++) {
    const beside = stepOver(scene, at, direction);
    if (beside >= 0) squares.push(beside);
  }
  return squares;
}

/** [attack.diagonal-weapons] */
function corners({ scene, me, reach }: Situation, at: Square): Square[] {
  const { width, height } = scene.board.grid;
  const column = at % width;
  const row = (at - column) / width;
  const squares: Square[] = [];
  for (const [right, down] of DIAGONALS) {
    const isOnBoard = column + right >= 0 && column + right < width && row + down >= 0 && row + down < height;
    const corner = at + down * width + right;
    if (isOnBoard && stepsTo(reach, corner) >= 0 && seesFrom(scene, me, corner, at)) squares.push(corner);
  }
  return squares;
}

const DIAGONALS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** A line from a square I would stand on: I am not in my own way. */
function seesFrom(scene: Scene, me: HeroInPlay, from: Square, to: Square): boolean {
  const { bodies, friendAt } = scene;
  if (friendAt[me.at] === 1) bodies[me.at] = 0;
  const isClear = hasLine(scene, from, to);
  bodies[me.at] = 1;
  return isClear;
}

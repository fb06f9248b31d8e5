import { reachOf } from '../../queries/reach.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { HeroInPlay, MonsterInPlay } from '../../types/index.ts';
import { areBeside, hasLine, type Scene, stepOver, stepsTo } from './scene.ts';
import type { Situation } from './situation.ts';

/** Squares from which my weapon reaches a monster; not all of them can be reached. */
export function squaresAgainst(situation: Situation, foe: MonsterInPlay): Square[] {
  const { isBeside, isCorner, isFar } = reachOf(situation.view.house, situation.me, false);
  if (isFar) return shootingSquares(situation, foe, isBeside);
  const squares = isBeside ? besides(situation.scene, foe.at) : [];
  if (isCorner) addCorners(situation, foe.at, squares);
  return squares;
}

function shootingSquares({ scene, me, reach }: Situation, foe: MonsterInPlay, isBeside: boolean): Square[] {
  const squares: Square[] = [];
  for (let i = 0; i < reach.count; i++) {
    const square = reach.order[i] ?? 0;
    if ((isBeside || !areBeside(scene, square, foe.at)) && seesFrom(scene, me, square, foe.at)) squares.push(square);
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

function addCorners({ scene, me, reach }: Situation, at: Square, squares: Square[]): void {
  const { width, height } = scene.board.grid;
  const column = at % width;
  const row = (at - column) / width;
  for (const [right, down] of DIAGONALS) {
    const isOnBoard = column + right >= 0 && column + right < width && row + down >= 0 && row + down < height;
    const corner = at + down * width + right;
    if (isOnBoard && stepsTo(reach, corner) >= 0 && seesFrom(scene, me, corner, at)) squares.push(corner);
  }
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

import { CELLS_MAX } from '@questhall/grid';
import type { Square } from '../../sheet/sheet.ts';
import type { HeroInPlay, MonsterInPlay } from '../../types/index.ts';
import { canStop, type Scene, stepOver, stepsFrom, stepsTo } from './scene.ts';
import { isAwake, type Situation } from './situation.ts';

/** How many monsters could strike at somebody on each square in their next turn, if I were out of the way. */
export function threatMap(scene: Scene, me: { readonly at: Square }): Uint8Array {
  const { fixed, friendAt, stairAt, threats, closed: barred } = scene;
  threats.fill(0);
  barred.set(fixed);
  for (let square = 0; square < barred.length; square++)
    if (friendAt[square] !== 0 || stairAt[square] === 1) barred[square] = 1;
  if (stairAt[me.at] === 0) barred[me.at] = 0;
  for (const monster of scene.view.monsters)
    if (isAwake(monster) && !monster.losesTurn) spread(scene, monster, barred, threats);
  return threats;
}

/** Marks each square beside one the monster can reach, once. */
function spread(scene: Scene, monster: MonsterInPlay, barred: Uint8Array, threats: Uint8Array): void {
  const { count, order } = stepsFrom(scene, monster.at, barred, scene.floods.other, monster.move);
  marks.fill(0, 0, barred.length);
  for (let i = 0; i < count; i++) {
    const square = order[i] ?? 0;
    for (let direction = 0; direction < 4; direction++) {
      const beside = stepOver(scene, square, direction);
      if (beside < 0 || marks[beside] === 1) continue;
      marks[beside] = 1;
      threats[beside] = (threats[beside] ?? 0) + 1;
    }
  }
}

const marks = new Uint8Array(CELLS_MAX);

const THREAT_COST = 10;
const SIGHT_GAIN = 4;

/**
 * The square in reach where the fewest monsters can strike me; then the one that costs least, or from which I see what
 * I aim at.
 */
export function safestStop(
  situation: Situation,
  costAt: (square: Square) => number,
  isSeeing: (square: Square) => boolean,
): Square {
  const { scene, me, reach } = situation;
  const threats = threatMap(scene, me);
  const plainCost = (square: Square): number =>
    THREAT_COST * (threats[square] ?? 0) + costAt(square) + 0.01 * stepsTo(reach, square);
  let best = me.at;
  let bestCost = plainCost(me.at) - (isSeeing(me.at) ? SIGHT_GAIN : 0);
  for (let i = 1; i < reach.count; i++) {
    const square = reach.order[i] ?? 0;
    const plain = plainCost(square);
    // Lines of sight are dear: they are drawn only where they could tip the balance.
    if (plain - SIGHT_GAIN >= bestCost || !canStop(scene, square)) continue;
    const cost = isSeeing(square) ? plain - SIGHT_GAIN : plain;
    if (cost >= bestCost) continue;
    best = square;
    bestCost = cost;
  }
  return best;
}

/** Sides of a square from which somebody could come at me. */
export function openSides(scene: Scene, square: Square, me: HeroInPlay): number {
  let open = 0;
  for (let direction = 0; direction < 4; direction++) {
    const beside = stepOver(scene, square, direction);
    if (beside >= 0 && scene.fixed[beside] === 0 && (scene.friendAt[beside] === 0 || beside === me.at)) open += 1;
  }
  return open;
}

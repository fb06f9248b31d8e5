import type { Square } from '../../sheet/sheet.ts';
import type { HeroInPlay, MonsterInPlay } from '../../types.ts';
import { canStop, type Scene, stepOver, stepsFrom, stepsTo } from './scene.ts';
import { isAwake, type Situation } from './situation.ts';

const reached = new WeakMap<Scene['fixed'], Uint8Array>();

/** How many monsters could strike at somebody on each square in their next turn, if I were out of the way. */
export function threatMap(scene: Scene, me: { readonly at: Square }): Uint8Array {
  const { fixed, friendAt, stairAt } = scene;
  const threats = reached.get(fixed) ?? new Uint8Array(fixed.length);
  reached.set(fixed, threats);
  threats.fill(0);
  const barred = fixed.slice();
  for (let square = 0; square < barred.length; square++) if (friendAt[square] !== 0 || stairAt[square] === 1) barred[square] = 1;
  if (stairAt[me.at] === 0) barred[me.at] = 0;
  for (const monster of scene.view.monsters) if (isAwake(monster) && !monster.losesTurn) spread(scene, monster, barred, threats);
  return threats;
}

/** Marks each square beside one the monster can reach, once. */
function spread(scene: Scene, monster: MonsterInPlay, barred: Uint8Array, threats: Uint8Array): void {
  const { count, order } = stepsFrom(scene, monster.at, barred, scene.floods.other, monster.move);
  marks.fill(0);
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

const MARKS_MAX = 16_384;
const marks = new Uint8Array(MARKS_MAX);

/** The square in reach where the fewest monsters can strike me, then the farthest from them; my own if none is better. */
export function safestStop(situation: Situation, wish: (square: Square) => number): Square {
  const { scene, me, reach } = situation;
  const threats = threatMap(scene, me);
  let best = me.at;
  let bestCost = (threats[me.at] ?? 0) * 10 - wish(me.at);
  for (let i = 1; i < reach.count; i++) {
    const square = reach.order[i] ?? 0;
    if (!canStop(scene, square)) continue;
    const cost = (threats[square] ?? 0) * 10 - wish(square) + 0.01 * stepsTo(reach, square);
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

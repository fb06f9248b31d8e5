import { DIRECTIONS, hasWall } from '@questhall/grid';
import { CORRIDOR } from '../../queries/board.ts';
import { mayAct } from '../../queries/reach.ts';
import type { Room, Square } from '../../sheet/sheet.ts';
import { because, type Decision } from '../decision.ts';
import { areaOf, stepsTo } from './scene.ts';
import { corridorInView } from './search.ts';
import { type Situation, seesFoe } from './situation.ts';
import { headFor } from './ways.ts';

/** Nothing is left to open: walls with something unknown behind them are searched, the nearest first. */
export function seekSecrets(situation: Situation): Decision | null {
  const { scene, me, memory } = situation;
  const place = nearestWall(situation);
  if (place === null) return null;
  const area = areaOf(scene, me.at);
  const isThere = area === CORRIDOR ? place === me.at : areaOf(scene, place) === area;
  if (!isThere) return because('ai.hero-search', headFor(situation, place));
  if (!mayAct(situation.turn) || seesFoe(scene, me)) return null;
  const searched: readonly (Room | Square)[] = area === CORRIDOR ? corridorInView(scene, me.at) : [area];
  for (const one of searched) memory.wallsSought.add(one);
  return because('ai.hero-search', { type: 'search', what: 'secretDoors' });
}

/** The nearest square beside a wall behind which nobody has been, in a place not yet searched. */
function nearestWall({ scene, far, memory, view }: Situation): Square | null {
  const { board, walls } = scene;
  for (let i = 0; i < far.count; i++) {
    const square = far.order[i] ?? 0;
    const area = board.areas[square] ?? CORRIDOR;
    if (memory.wallsSought.has(area === CORRIDOR ? square : area) || view.traps.some(({ at }) => at === square))
      continue;
    for (const direction of DIRECTIONS) {
      const beyond = board.grid.neighbour[square * 4 + direction] ?? -1;
      const isWall = hasWall(walls, square, direction) && hasWall(board.walls, square, direction);
      if (beyond >= 0 && isWall && stepsTo(far, beyond) < 0 && !view.rocks.includes(beyond)) return square;
    }
  }
  return null;
}

import { CORRIDOR } from '../../queries/board.ts';
import { mayAct } from '../../queries/reach.ts';
import type { Room, Square } from '../../sheet/sheet.ts';
import type { Action, HeroInPlay, View } from '../../types/index.ts';
import { because, type Decision, END_TURN } from '../decision.ts';
import { isGoingHome, isNearest } from './party.ts';
import { areaOf, isInView, isShown, type Scene } from './scene.ts';
import { type Situation, seesFoe } from './situation.ts';
import { headFor } from './ways.ts';

/** Body Points with which one may rummage. */
const HEALTHY = 4;
/** Fewer fresh corridor squares than this are not worth a look. */
const FRESH = 3;

/** A search in the room or corridor one is in. */
export const searchHere = (situation: Situation): Decision | null => because('ai.hero-search', wantedSearch(situation));

/** Traps first, then treasure; with a monster in sight, neither. */
function wantedSearch(situation: Situation): Action | null {
  const { scene, me, turn, view } = situation;
  if (!mayAct(turn) || view.limit !== null || isInPit(view, me.at)) return null;
  const area = areaOf(scene, me.at);
  if (area !== CORRIDOR && isTreasureWanted(view, area, me) && view.trapSearched.includes(area) && isClear(scene, area))
    return { type: 'search', what: 'treasure' };
  if (seesFoe(scene, me)) return null;
  if (area === CORRIDOR) return searchCorridor(situation);
  return view.trapSearched.includes(area) ? null : { type: 'search', what: 'traps' };
}

const isInPit = ({ traps }: View, square: Square): boolean => traps.some(({ at, isOpen }) => isOpen && at === square);

export const isClear = (scene: Scene, room: Room): boolean =>
  !scene.view.monsters.some(({ at }) => areaOf(scene, at) === room);

/** One search for each room: whoever is first finds what is special there, and later ones only draw cards. */
const isSearched = ({ heroes }: View, room: Room): boolean => heroes.some(({ searched }) => searched.includes(room));

/** Whether this hero should rummage in a room: healthy, or the best there is when the quest needs it. */
function isTreasureWanted(view: View, room: Room, hero: HeroInPlay): boolean {
  if (isSearched(view, room) || isGoingHome(view)) return false;
  if (hero.body >= HEALTHY) return true;
  const isNeeded = view.goal.kind === 'take' || view.goal.kind === 'read';
  return isNeeded && view.heroes.every(({ status, body }) => status !== 'here' || body <= hero.body);
}

/** There is something to search here that I should, only not now: it is worth a turn. */
export function waitToSearch({ scene, me, view }: Situation): Decision | null {
  const area = areaOf(scene, me.at);
  const isPending =
    area !== CORRIDOR && view.limit === null && isTreasureWanted(view, area, me) && isClear(scene, area);
  return because('ai.hero-search', isPending ? END_TURN : null);
}

/** The corridor as far as one can see; nobody else remembers where one has looked. */
function searchCorridor({ scene, me, memory }: Situation): Action | null {
  const fresh = corridorInView(scene, me.at).filter((square) => !memory.trapsSought.has(square));
  if (fresh.length < FRESH) return null;
  for (const square of fresh) memory.trapsSought.add(square);
  return { type: 'search', what: 'traps' };
}

/** [board.corridor-scope] */
export function corridorInView(scene: Scene, from: Square): Square[] {
  const squares = scene.board.squaresOf.get(CORRIDOR) ?? [];
  return squares.filter((square) => isShown(scene.view, square) && isInView(scene, from, square));
}

/** A room that somebody should still go into and search: whose job it is, the nearest does. */
export function goAndSearch(situation: Situation): Decision | null {
  const { scene, me, far, view } = situation;
  if (view.limit !== null || isGoingHome(view)) return null;
  let best: Square | null = null;
  let bestSteps = Number.POSITIVE_INFINITY;
  for (const [room, squares] of scene.board.squaresOf) {
    const [first = 0] = squares;
    if (!isShown(view, first) || room === CORRIDOR || isSearched(view, room)) continue;
    const [door, steps] = nearestOf(squares, far);
    if (door < 0 || steps >= bestSteps || !isClear(scene, room) || !isNearest(situation, door, canRummage(view, room)))
      continue;
    best = door;
    bestSteps = steps;
  }
  if (best === null || areaOf(scene, best) === areaOf(scene, me.at)) return null;
  return because('ai.hero-search', headFor(situation, best));
}

const canRummage =
  (view: View, room: Room) =>
  (hero: HeroInPlay): boolean =>
    hero.effects.slumber === 0 && isTreasureWanted(view, room, hero);

function nearestOf(
  squares: readonly Square[],
  { distance }: { readonly distance: Int16Array },
): readonly [Square, number] {
  let best = -1;
  let bestSteps = Number.POSITIVE_INFINITY;
  for (const square of squares) {
    const steps = distance[square] ?? -1;
    if (steps < 0 || steps >= bestSteps) continue;
    best = square;
    bestSteps = steps;
  }
  return [best, bestSteps];
}

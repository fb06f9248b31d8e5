import { kingSteps } from '@questhall/tiles';
import { CLASSES } from '../content/index.ts';
import { expeditionOf } from '../queries/entities.ts';
import { exitsOf, leadsToRoom, placeAt, strollSquares, strollSteps, type Way } from '../queries/exits.ts';
import { questOf } from '../queries/quests.ts';
import type { Action, Hero, View } from '../types/index.ts';
import { type Asked, anyOf, bestOf, offersOf } from './choice.ts';

/** With so many rooms opened, stairs turn up in every third passage. [explore.stairs-down-quest-five] */
const ROOMS_FOR_STAIRS = 3;

/** Companions stay as near as this before a door is opened. */
const CLOSE = 2;

/** Chests and a rest first; then whoever stands most goes ahead, with the others behind. */
export function exploreFor(turn: Asked): Action {
  const { view } = turn.sight;
  const first =
    (questOf(view) === 'find-stairs' ? offersOf(turn, 'descend')[0] : undefined) ??
    offersOf(turn, 'openChest')[0] ??
    offersOf(turn, 'rest').find(({ bonus }) => bonus === 'bandage' && expeditionOf(view).rest === null) ??
    offersOf(turn, 'march')[0];
  if (first !== undefined) return first;
  const leader = leaderOf(view);
  const goal = leader === null ? null : goalFor(view, leader);
  if (leader === null || goal === null)
    return offersOf(turn, 'descend')[0] ?? offersOf(turn, 'endPhase')[0] ?? explores(turn);
  const to = placeAt(view, leader, goal);
  if (to !== null && to !== leader.at) return walks(turn, leader, to) ?? explores(turn);
  return (
    gather(turn, view, leader) ??
    offersOf(turn, 'explore').find(({ hero, exit }) => hero === leader.id && exit === goal.id) ??
    explores(turn)
  );
}

/** Whatever can be explored by anybody; where that is nothing, the next hero goes on. */
const explores = (turn: Asked): Action =>
  offersOf(turn, 'explore')[0] ?? offersOf(turn, 'endPhase')[0] ?? offersOf(turn, 'descend')[0] ?? anyOf(turn);

const walks = (turn: Asked, hero: Hero, to: number): Action | null =>
  turn.sight.view.house.explorationPhases
    ? (bestOf(
        offersOf(turn, 'walk').filter((offer) => offer.hero === hero.id),
        (offer) => -kingSteps(offer.to, to),
      ) ?? null)
    : (offersOf(turn, 'walk').find((offer) => offer.hero === hero.id && offer.to === to) ?? null); // another's hero is not

/** Defense goes first, then whoever has most Hitpoints. */
const leaderOf = ({ party }: View): Hero | null =>
  bestOf(party, ({ build, hitpoints }) => (CLASSES[build.heroClass].role === 'defense' ? 100 : 0) + hitpoints);

/** Rooms before passages, unless the Quest is the way down; the nearest of those that are alike. */
function goalFor(view: View, leader: Hero): Way | null {
  const { floor, opened } = expeditionOf(view);
  const wantsRooms = questOf(view) !== 'find-stairs' || opened < ROOMS_FOR_STAIRS;
  return bestOf(exitsOf(floor), (way) => {
    const to = placeAt(view, leader, way);
    if (to === null) return Number.NEGATIVE_INFINITY;
    return (leadsToRoom(floor, way) === wantsRooms ? 100 : 0) - strollSteps(view, leader, to);
  });
}

/** Somebody who is too far behind comes up; nobody stands in front. */
function gather(turn: Asked, view: View, leader: Hero): Action | null {
  if (view.house.explorationPhases) return null;
  for (const hero of view.party) {
    if (hero.id === leader.id || kingSteps(hero.at, leader.at) <= CLOSE) continue;
    const near = strollSquares(view, hero).filter((cell) => kingSteps(cell, leader.at) <= CLOSE);
    const [to] = near;
    if (to === undefined) continue;
    const isOffered = offersOf(turn, 'walk').some((offer) => offer.hero === hero.id && offer.to === to);
    if (isOffered) return { type: 'walk', hero: hero.id, to };
  }
  return null;
}

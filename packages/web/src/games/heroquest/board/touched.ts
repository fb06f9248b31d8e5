import type { Place, Touch } from '@questhall/facets';
import type { Action, HeroQuest } from '@questhall/heroquest';
import { doorPlace, placesOf, squarePlace, squaresAt, touch } from '@questhall/heroquest/client';
import type { Edge, Square } from '@questhall/heroquest/queries';
import type { Ask, Sight } from '@questhall/kernel';
import type { Offered } from '@questhall/wire';
import type { Aim } from '../../../board/pointing/pointing.ts';

/** Who is asked what, and what that seat sees. */
export interface Asking {
  readonly sight: Sight<HeroQuest>;
  readonly asked: Offered<HeroQuest>;
}

/** What pointing at a place means at this moment. */
export const touched = ({ sight, asked: { ask, offers } }: Asking, place: Place): Touch<Action> =>
  touch(sight, ask, offers, place);

/** What a point of the board means, and whether it is the door there that is meant. */
export interface Meant extends Touch<Action> {
  readonly door: Edge | null;
}

/** The door comes first, unless it is plain what is meant by the square and not by the door. */
export function touchedBy(asking: Asking, { square, door, isExact }: Aim): Meant {
  const here = touched(asking, squarePlace(square));
  if (door === null) return { ...here, door };
  const there = touched(asking, doorPlace(door));
  if (isExact) return { ...there, door };
  return {
    offers: [...new Set([...there.offers, ...here.offers])],
    plan: there.plan ?? here.plan,
    wish: there.wish ?? here.wish,
    door: there.plan === null && here.plan !== null ? null : door,
  };
}

/** The squares that an answer is aimed at. */
export const aimsOf = (action: Action, ask: Ask<HeroQuest>, sight: Sight<HeroQuest>): readonly Square[] =>
  placesOf(action, ask, sight).flatMap((place) => squaresAt(sight.view, place));

/** The squares that all these answers are aimed at, each once. */
export const allAimsOf = ({ sight, asked: { ask } }: Asking, offers: readonly Action[]): readonly Square[] => [
  ...new Set(offers.flatMap((offer) => aimsOf(offer, ask, sight))),
];

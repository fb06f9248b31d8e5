import type { Action, DungeonQuest, View } from '@questhall/dungeonquest';
import { besideOf, edgePlace, heroSeen, placesOf, roomOf, squarePlace, touch } from '@questhall/dungeonquest/client';
import type { Place, Touch } from '@questhall/facets';
import type { Sight } from '@questhall/kernel';
import type { Offered } from '@questhall/wire';
import { ask, menuOf } from '../../../board/pointing/acting.ts';
import type { Acted, Aim } from '../../../board/pointing/pointing.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { squareOfEdge, wayOfEdge } from './geometry.ts';
import type { KeepWords } from './words.ts';

/** What is asked, and what is known by whoever is asked. */
export interface Asking {
  readonly sight: Sight<DungeonQuest>;
  readonly asked: Offered<DungeonQuest>;
}

function askingAt(store: TableStore<DungeonQuest>): Asking | null {
  const { asked } = store;
  return asked === null ? null : { asked, sight: store.snapshot().standing.sight };
}

/** Where whoever acts stands; -1 for whoever stands nowhere. */
export const activeSquare = (view: View): number => heroSeen(view)?.square ?? -1;

const isHere = (view: View, square: number): boolean => square >= 0 && roomOf(square) === roomOf(activeSquare(view));

/** The place that is meant by an aim: a side as it is seen by whoever acts, where he stands beside it. */
function placeOf(view: View, { square, door }: Aim): Place {
  if (door === null) return squarePlace(square);
  const [from, way] = [squareOfEdge(door), wayOfEdge(door)];
  const beyond = besideOf(from, way);
  return beyond >= 0 && isHere(view, beyond) ? edgePlace(beyond, turnedBack(way)) : edgePlace(from, way);
}

const turnedBack = (way: number): 0 | 1 | 2 | 3 => ((way + 2) & 3) as 0 | 1 | 2 | 3; // two bits are a direction

/** What is done where one stands, and not somewhere else. */
export const offersHere = ({ asked, sight }: Asking): readonly Action[] =>
  asked.offers.filter((offer) => placesOf(offer, asked.ask, sight).length === 0);

/** What pointing there means now. */
export const touchedBy = ({ asked, sight }: Asking, aim: Aim): Touch<Action> =>
  touch(sight, asked.ask, asked.offers, placeOf(sight.view, aim));

/** All squares that an answer leads to. */
export function reachOf({ asked, sight }: Asking): readonly number[] {
  const places = new Set(asked.offers.flatMap((offer) => placesOf(offer, asked.ask, sight)));
  return [...places].flatMap((place) => (place.startsWith('square:') ? [Number(place.slice('square:'.length))] : []));
}

/**
 * Does what is plainly meant by pointing there. A finger, which never hovers first, is shown beforehand what it would be;
 * on one's own square there is always a choice, and where nothing is legal the rules are asked why.
 */
export function actOn(
  store: TableStore<DungeonQuest>,
  aim: Aim,
  isMore: boolean,
  isTouch: boolean,
  words: KeepWords,
): Acted {
  const asking = askingAt(store);
  if (asking === null) return null;
  const { asked, sight } = asking;
  const answering = {
    answer: (action: Action) => void store.answer(action),
    explain: (action: Action) => void store.explain(action),
    label: (action: Action) => words.action(action, asked.ask, sight),
  };
  if (aim.door === null && isHere(sight.view, aim.square)) {
    const here = offersHere(asking);
    return here.length === 0 ? null : menuOf(answering, here, words.here);
  }
  const { offers, plan, wish } = touchedBy(asking, aim);
  if (offers.length === 0) return ask(answering, wish);
  if (plan === null || isMore || isTouch) return menuOf(answering, offers, words.place(sight.view.keep, aim.square));
  void store.carryOut(plan);
  return null;
}

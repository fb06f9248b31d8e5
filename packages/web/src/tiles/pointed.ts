import type { Types } from '@questhall/kernel';
import { SHEET } from '@questhall/tiles';
import { aimOn, begin, menuOf } from '../board/pointing/acting.ts';
import type { IconVerb, Verb } from '../board/pointing/pointing.ts';
import type { Pointed } from '../board/pointing/use-pointing.ts';
import type { TableStore } from '../table/store/store.ts';
import { actOn, aimAt, answeringAt, closedAt, titleOf } from './acting.ts';
import { squarePlace, type TileGame, type TileWords } from './game.ts';
import { aimsOf, touched } from './touched.ts';
import type { Pictured } from './use-picture.ts';

/** What comes of pointing at this board. */
export function pointedIn<T extends Types, W extends TileWords<T>, V extends IconVerb<T['Action']>>(
  game: TileGame<T, W, V>,
  store: TableStore<T>,
  { picture, asking, asked, active, refusal, verbs }: Pictured<T, V>,
  words: W,
): Pointed<V> {
  const answering = answeringAt(store, words);
  const floor = game.floorOf(picture);
  const aims = (offer: T['Action']): readonly number[] => (asking === null ? [] : aimsOf(game, asking, offer));
  const titleAt = (square: number): string => titleOf(game, picture, square, words);
  /** Of all ways to do it there, the one that is meant; where there is none, all of them. */
  const meantBy = (verb: V, square: number): readonly T['Action'][] => {
    const plan = asking === null ? null : touched(game, asking, squarePlace(square), verb.offers).plan;
    return plan?.steps.length === 1 ? plan.steps : verb.offers.filter((offer) => aims(offer).includes(square));
  };
  return {
    width: SHEET.width,
    active,
    question: asked?.ask.id,
    verbs,
    isRefused: refusal !== null,
    beside: (square, direction) => SHEET.neighbour[square * 4 + direction] ?? -1,
    doorAt: (square, direction) => closedAt(floor, square, direction),
    aimAt: (at) => aimAt(floor, at),
    actOn: (aim, isMore, isTouch) => actOn(game, store, aim, isMore, isTouch, words),
    aimOn(verb, square) {
      return answering && aimOn(answering, verb, meantBy(verb, square), square, titleAt(square));
    },
    begin(verb) {
      if (answering === null) return 'done';
      const [square, another] = new Set(verb.offers.flatMap(aims));
      const isOne = square !== undefined && another === undefined && isAimed(verb, aims);
      if (!isOne) return begin(answering, verb, isAimed(verb, aims));
      const meant = meantBy(verb, square);
      if (meant.length === 1) return begin(answering, { ...verb, offers: meant }, false);
      return { square, ...menuOf(answering, meant, titleAt(square)) };
    },
    dismiss: () => store.dismiss(),
  };
}

/** Those that have to be aimed: there is more than one way, and each is at a place. */
export const isAimed = <Action>({ offers }: Verb<Action>, aims: (offer: Action) => readonly number[]): boolean =>
  offers.length > 1 && offers.every((offer) => aims(offer).length > 0);

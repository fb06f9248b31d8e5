import type { Action, Glowquest } from '@questhall/glowquest';
import { squarePlace } from '@questhall/glowquest/client';
import { SHEET } from '@questhall/tiles';
import { aimOn, begin, menuOf } from '../../../board/pointing/acting.ts';
import type { Pointed } from '../../../board/pointing/use-pointing.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { actOn, aimAt, answeringAt, closedAt, titleOf } from './acting.ts';
import { type GlowVerb, isAimed } from './offers/verbs.ts';
import { aimsOf, touched } from './touched.ts';
import type { Pictured } from './use-picture.ts';
import type { BoardWords } from './words.ts';

/** What comes of pointing at this board. */
export function pointedIn(
  store: TableStore<Glowquest>,
  { picture, asking, asked, active, refusal, verbs }: Pictured,
  texts: BoardWords,
): Pointed<GlowVerb> {
  const answering = answeringAt(store, texts);
  const aims = (offer: Action): readonly number[] =>
    asking === null ? [] : aimsOf(offer, asking.asked.ask, asking.sight);
  /** Of all ways to do it there, the one that is meant; where there is none, all of them. */
  const meantBy = (verb: GlowVerb, square: number): readonly Action[] => {
    const plan = asking === null ? null : touched(asking, squarePlace(square), verb.offers).plan;
    return plan?.steps.length === 1 ? plan.steps : verb.offers.filter((offer) => aims(offer).includes(square));
  };
  return {
    width: SHEET.width,
    active,
    question: asked?.ask.id,
    verbs,
    isRefused: refusal !== null,
    beside: (square, direction) => SHEET.neighbour[square * 4 + direction] ?? -1,
    doorAt: (square, direction) => closedAt(picture, square, direction),
    aimAt: (at) => aimAt(picture, at),
    actOn: (aim, isMore, isTouch) => actOn(store, aim, isMore, isTouch, texts),
    aimOn(verb, square) {
      return answering && aimOn(answering, verb, meantBy(verb, square), square, titleOf(picture, square, texts));
    },
    begin(verb) {
      if (answering === null) return 'done';
      const [square, another] = new Set(verb.offers.flatMap(aims));
      const isOne = square !== undefined && another === undefined && isAimed(verb, aims);
      if (!isOne) return begin(answering, verb, isAimed(verb, aims));
      const meant = meantBy(verb, square);
      if (meant.length === 1) return begin(answering, { ...verb, offers: meant }, false);
      return { square, ...menuOf(answering, meant, titleOf(picture, square, texts)) };
    },
    dismiss: () => store.dismiss(),
  };
}

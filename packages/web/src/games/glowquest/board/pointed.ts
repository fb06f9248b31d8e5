import type { Glowquest } from '@questhall/glowquest';
import { SHEET } from '@questhall/tiles';
import { aimOn, begin, menuOf } from '../../../board/pointing/acting.ts';
import type { Pointed } from '../../../board/pointing/use-pointing.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { actOn, aimAt, answeringAt, titleOf } from './acting.ts';
import { aimedAt } from './offers/offers.ts';
import { type GlowVerb, isAimed, onlyAim } from './offers/verbs.ts';
import type { Pictured } from './use-picture.ts';
import type { BoardWords } from './words.ts';

/** What comes of pointing at this board. */
export function pointedIn(
  store: TableStore<Glowquest>,
  { picture, asked, active, refusal, verbs }: Pictured,
  texts: BoardWords,
): Pointed<GlowVerb> {
  const answering = answeringAt(store, texts);
  return {
    width: SHEET.width,
    active,
    question: asked?.ask.id,
    verbs,
    isRefused: refusal !== null,
    beside: (square, direction) => SHEET.neighbour[square * 4 + direction] ?? -1,
    aimAt: (at) => aimAt(picture, at),
    actOn: (aim, isMore, isTouch) => actOn(store, aim, isMore, isTouch, texts),
    aimOn(verb, square) {
      const here = verb.offers.filter((offer) => aimedAt(picture, offer).includes(square));
      return answering && aimOn(answering, verb, here, square, titleOf(picture, square, texts));
    },
    begin(verb) {
      if (answering === null) return 'done';
      const begun = begin(answering, verb, isAimed(picture, verb));
      const square = begun === 'aim' ? onlyAim(picture, verb) : null;
      return square === null ? begun : { square, ...menuOf(answering, verb.offers, titleOf(picture, square, texts)) };
    },
    dismiss: () => store.dismiss(),
  };
}

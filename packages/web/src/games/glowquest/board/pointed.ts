import type { Glowquest } from '@questhall/glowquest';
import { SHEET } from '@questhall/glowquest/queries';
import { aimOn, begin, choicesOf } from '../../../board/pointing/acting.ts';
import type { Pointed } from '../../../board/pointing/use-pointing.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { actOn, aimAt, answeringAt, titleOf } from './acting.ts';
import { type GlowDeed, isAimed, onlyAim } from './offers/deeds.ts';
import { aimedAt } from './offers/offers.ts';
import type { Pictured } from './use-picture.ts';
import type { BoardWords } from './words.ts';

/** What comes of pointing at this board. */
export function pointedIn(
  store: TableStore<Glowquest>,
  { picture, asked, active, refusal, deeds }: Pictured,
  texts: BoardWords,
): Pointed<GlowDeed> {
  const answering = answeringAt(store, texts);
  return {
    width: SHEET.width,
    active,
    question: asked?.ask.id,
    deeds,
    isRefused: refusal !== null,
    beside: (square, direction) => SHEET.neighbour[square * 4 + direction] ?? -1,
    aimAt: (at) => aimAt(picture, at),
    actOn: (aim, isMore, isTouch) => actOn(store, aim, isMore, isTouch, texts),
    aimOn(deed, square) {
      const here = deed.offers.filter((offer) => aimedAt(picture, offer).includes(square));
      return answering && aimOn(answering, deed, here, square, titleOf(picture, square, texts));
    },
    begin(deed) {
      if (answering === null) return 'done';
      const begun = begin(answering, deed, isAimed(picture, deed));
      const square = begun === 'aim' ? onlyAim(picture, deed) : null;
      return square === null
        ? begun
        : { square, ...choicesOf(answering, deed.offers, titleOf(picture, square, texts)) };
    },
    dismiss: () => store.dismiss(),
  };
}

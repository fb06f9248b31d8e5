import type { HeroQuest } from '@questhall/heroquest';
import { boardOf } from '@questhall/heroquest/queries';
import { aimOn, begin } from '../../../board/pointing/acting.ts';
import type { Pointed } from '../../../board/pointing/use-pointing.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { actOn, aimAt, answeringAt, titleOf } from './acting.ts';
import { aimedAt, type Deed, isAimed } from './deeds.ts';
import type { Pictured } from './use-picture.ts';
import type { BoardWords } from './words.ts';

/** What comes of pointing at this board. */
export function pointedIn(
  store: TableStore<HeroQuest>,
  { picture, asked, active, refusal, deeds }: Pictured,
  texts: BoardWords,
): Pointed<Deed> {
  const { grid } = boardOf(picture.plan);
  const answering = answeringAt(store, texts);
  return {
    width: grid.width,
    active,
    question: asked?.ask.id,
    deeds,
    isRefused: refusal !== null,
    beside: (square, direction) => grid.neighbour[square * 4 + direction] ?? -1,
    aimAt: (at) => aimAt(picture, at),
    actOn: (aim, isMore) => actOn(store, aim, isMore, texts),
    aimOn(deed, square) {
      const here = deed.offers.filter((offer) => aimedAt(picture, offer).includes(square));
      return answering && aimOn(answering, deed, here, square, titleOf(picture, square, texts));
    },
    begin: (deed) => (answering === null ? 'done' : begin(answering, deed, isAimed(picture, deed))),
    dismiss: () => store.dismiss(),
  };
}

import type { Action, HeroQuest } from '@questhall/heroquest';
import { boardOf, type Square } from '@questhall/heroquest/queries';
import { aimOn, begin } from '../../../board/pointing/acting.ts';
import type { Pointed } from '../../../board/pointing/use-pointing.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { actOn, aimAt, answeringAt, closedAt, titleOf } from './acting.ts';
import { aimsOf } from './touched.ts';
import type { Pictured } from './use-picture.ts';
import { isAimed, type Verb } from './verbs.ts';
import type { BoardWords } from './words.ts';

/** What comes of pointing at this board. */
export function pointedIn(
  store: TableStore<HeroQuest>,
  { picture, asked, active, refusal, verbs }: Pictured,
  texts: BoardWords,
): Pointed<Verb> {
  const { grid } = boardOf(picture.plan);
  const answering = answeringAt(store, texts);
  const { sight } = store.snapshot().standing;
  const aims = (offer: Action): readonly Square[] => (asked === null ? [] : aimsOf(offer, asked.ask, sight));
  return {
    width: grid.width,
    active,
    question: asked?.ask.id,
    verbs,
    isRefused: refusal !== null,
    beside: (square, direction) => grid.neighbour[square * 4 + direction] ?? -1,
    doorAt: (square, direction) => closedAt(picture, square, direction),
    aimAt: (at) => aimAt(picture, at),
    actOn: (aim, isMore) => actOn(store, aim, isMore, texts),
    aimOn(verb, square) {
      const here = verb.offers.filter((offer) => aims(offer).includes(square));
      return answering && aimOn(answering, verb, here, square, titleOf(picture, square, texts));
    },
    begin: (verb) => (answering === null ? 'done' : begin(answering, verb, isAimed(verb, aims))),
    dismiss: () => store.dismiss(),
  };
}

import type { Facets } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { hrefOf } from '../../shell/router.ts';
import { useTexts } from '../../texts/texts.ts';
import type { GameUi, Tongue } from '../ui.ts';
import { plainBoard } from './board.tsx';

const PACE_MS = 300;

/** The interface of a game that brings none: a curtain between all people, and everything in words. */
export async function loadUi<T extends Types>({ card, client, words: load }: Facets<T>): Promise<GameUi<T>> {
  const [{ rulebook }, words] = await Promise.all([client(), load()]);
  const { digest } = words;
  return {
    id: card.id,
    rulebook,
    ...(digest === undefined ? {} : { digest }),
    useTongue(): Tongue<T> {
      const { seats } = useTexts();
      return {
        ...words,
        seatName: (seat) => seats.seat(seat + 1),
        title: (action, sight) => words.shorthand(action, sight),
        dice: () => null,
        statistics: () => ({ decidedBy: null, tallied: [], luck: [] }),
      };
    },
    pace: () => PACE_MS,
    rank: () => 0,
    isOnBoard: () => false,
    Board: plainBoard(words),
    Side: () => null,
    isOpenBetween: () => false,
    next: () => ({ isAgain: true, href: hrefOf({ screen: 'new', game: card.id }) }),
  };
}

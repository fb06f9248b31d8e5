import type { Facets } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import type { GameUi } from '../../table/game/ui.ts';
import { loadedIn, wordingIn } from '../../texts/in-language.ts';
import { plainBoard } from './board.tsx';

/** The interface of a game that brings none: a curtain between all people, and everything in words. */
export async function loadUi<T extends Types>({ card, client, words, terminal }: Facets<T>): Promise<GameUi<T>> {
  return {
    id: card.id,
    client: await client(),
    useWording: wordingIn(words, (wording) => ({
      ...wording,
      statistics: () => ({ decidedBy: null, tallied: [], luck: [] }),
    })),
    rank: () => 0,
    covers: () => false,
    Board: plainBoard(loadedIn(terminal, ({ pseudoTerminal }, english) => pseudoTerminal(english))),
    Side: () => null,
    isOpenBetween: () => false,
  };
}

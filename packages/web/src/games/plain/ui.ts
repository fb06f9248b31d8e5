import type { Facets } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { currentSettings } from '../../settings/settings.ts';
import { hrefOf } from '../../shell/router.ts';
import type { GameUi } from '../../table/game/ui.ts';
import { loadWording } from '../../texts/in-language.ts';
import { plainBoard } from './board.tsx';

const PACE_MS = 300;

/** The interface of a game that brings none: a curtain between all people, and everything in words. */
export async function loadUi<T extends Types>(facets: Facets<T>): Promise<GameUi<T>> {
  const { card, client, terminal } = facets;
  const { language } = currentSettings();
  const [{ rulebook, digest }, said, drawn] = await Promise.all([
    client(),
    loadWording(facets, language),
    terminal[language](),
  ]);
  const wording = { ...said, statistics: () => ({ decidedBy: null, tallied: [], luck: [] }) };
  return {
    id: card.id,
    rulebook,
    ...(digest === undefined ? {} : { digest }),
    useWording: () => wording,
    pace: () => PACE_MS,
    rank: () => 0,
    isOnBoard: () => false,
    Board: plainBoard(drawn),
    Side: () => null,
    isOpenBetween: () => false,
    next: () => ({ isAgain: true, href: hrefOf({ screen: 'new', game: card.id }) }),
  };
}

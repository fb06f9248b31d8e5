import type { Facets } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { currentSettings } from '../../settings/settings.ts';
import type { GameUi } from '../../table/game/ui.ts';
import { loadWording } from '../../texts/in-language.ts';
import { plainBoard } from './board.tsx';

/** The interface of a game that brings none: a curtain between all people, and everything in words. */
export async function loadUi<T extends Types>(facets: Facets<T>): Promise<GameUi<T>> {
  const { card, client, terminal } = facets;
  const { language } = currentSettings();
  const [own, said, drawn] = await Promise.all([client(), loadWording(facets, language), terminal[language]()]);
  const wording = { ...said, statistics: () => ({ decidedBy: null, tallied: [], luck: [] }) };
  return {
    id: card.id,
    client: own,
    useWording: () => wording,
    rank: () => 0,
    covers: () => false,
    Board: plainBoard(drawn),
    Side: () => null,
    isOpenBetween: () => false,
  };
}

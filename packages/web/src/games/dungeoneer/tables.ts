import { SET_IDS } from '@questhall/dungeoneer/content';
import type { Language } from '@questhall/facets';
import { ownTitle } from '../../forms/own-title.ts';
import type { TableTeller } from '../../table/game/page.ts';
import { gameNames } from './names.ts';
import { gameTexts } from './texts/texts.ts';

/** What lists say of such tables. */
export async function loadTables(language: Language): Promise<TableTeller> {
  const [names, texts] = await Promise.all([gameNames.load(language), gameTexts.load(language)]);
  return {
    about({ options }) {
      const chosen = String(options['sets'] ?? 'HD').split(',');
      const sets = SET_IDS.filter((set) => chosen.includes(set)).map((set) => names.set[set]);
      return ownTitle(options['cards'], sets.join(' · '));
    },
    seatNames: ({ company }) => company.map((_, seat) => texts.seat(seat + 1)),
  };
}

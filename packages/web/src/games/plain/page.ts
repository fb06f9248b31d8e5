import type { Facets } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import type { GamePage } from '../../table/game/page.ts';
import type { GameUi } from '../../table/game/ui.ts';
import { PlainArt } from './art.tsx';

/** The page of a game that brings none of its own: everything is said in the words that the game has for a terminal. */
export function plainPage<T extends Types>(facets: Facets<T>): GamePage {
  const { title } = facets.card;
  let ui: Promise<GameUi<T>> | null = null;
  const loadUi = async (): Promise<GameUi<T>> => (await import('./ui.ts')).loadUi(facets);
  return {
    Art: PlainArt,
    tables: async () => ({ about: () => title, seatNames: () => [] }),
    form: async (language) => (await import('./form.ts')).loadForm(facets, language),
    async ui(use) {
      ui ??= loadUi();
      return use(await ui);
    },
  };
}

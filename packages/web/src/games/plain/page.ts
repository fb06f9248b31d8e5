import type { Listed } from '@questhall/facets';
import type { GamePage } from '../../table/game/page.ts';
import { PlainArt } from './art.tsx';

/** The page of a game that brings none of its own: everything is said in the words that the game has for a terminal. */
export const plainPage = ({ card, open }: Listed): GamePage => ({
  Art: PlainArt,
  tables: async () => ({ about: () => card.title, seatNames: () => [] }),
  form: (language) => open(async (facets) => (await import('./form.ts')).loadForm(facets, language)),
  ui: (use) => open(async (facets) => use(await (await import('./ui.ts')).loadUi(facets))),
});

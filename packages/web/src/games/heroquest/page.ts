import type { GamePage } from '../../table/game/page.ts';
import { DungeonArt } from './art.tsx';

export const page: GamePage = {
  Art: DungeonArt,
  tables: async (language) => (await import('./tables.ts')).loadTables(language),
  form: async (language) => (await import('./form.ts')).loadForm(language),
  design: async (language) => (await import('./design-page.ts')).loadDesignPage(language),
  ui: async (use) => use(await (await import('./ui.ts')).loadUi()),
};

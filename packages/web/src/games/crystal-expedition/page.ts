import type { GamePage } from '../../table/game/page.ts';
import { CrystalArt } from './art.tsx';

export const page: GamePage = {
  Art: CrystalArt,
  tables: async (language) => (await import('./tables.ts')).loadTables(language),
  form: async (language) => (await import('./form.ts')).loadForm(language),
  ui: async (use) => use(await (await import('./ui.ts')).loadUi()),
};

import type { GamePage } from '../../table/game/page.ts';
import { DungeoneerArt } from './art.tsx';

export const page: GamePage = {
  Art: DungeoneerArt,
  tables: async (language) => (await import('./tables.ts')).loadTables(language),
  form: async (language) => (await import('./form.tsx')).loadForm(language),
  ui: async (use) => use(await (await import('./ui.ts')).loadUi()),
};

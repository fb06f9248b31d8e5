import type { GamePage } from '../../table/game/page.ts';
import { KeepArt } from './art.tsx';

export const page: GamePage = {
  Art: KeepArt,
  tables: async (language) => (await import('./tables.ts')).loadTables(language),
  form: async (language) => (await import('./form.ts')).loadForm(language),
  ui: async (use) => use((await import('./ui.ts')).ui),
};

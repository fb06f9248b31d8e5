import type { GameId } from '../../link/games.ts';
import type { Language } from '../../shell/settings.ts';
import type { TableKit } from './kit.ts';
import { useFormTexts } from './words.ts';

const kits = new Map<string, Promise<TableKit>>();

const LOADERS: Readonly<Record<GameId, (language: Language) => Promise<TableKit>>> = {
  heroquest: async (language) => (await import('./heroquest-kit.ts')).makeHeroquestKit(language),
  glowquest: async () => (await import('./glowquest-kit.ts')).glowquestKit,
  dungeonquest: async (language) => (await import('./dungeonquest-kit.ts')).makeDungeonquestKit(language),
};

async function load(game: GameId, language: Language): Promise<TableKit> {
  if (language === 'nl') await useFormTexts.loadDutch(); // no flash of English
  return LOADERS[game](language);
}

/** A game's part of the form with its names in this language, loaded when it is first needed. */
export function loadKit(game: GameId, language: Language): Promise<TableKit> {
  const key = `${game} ${language}`;
  const known = kits.get(key);
  if (known !== undefined) return known;
  const loading = load(game, language);
  kits.set(key, loading);
  loading.catch(() => kits.delete(key)); // the next visit tries again
  return loading;
}

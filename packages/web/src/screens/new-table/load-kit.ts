import type { GameId } from '../../link/service.ts';
import type { TableKit } from './kit.ts';

const kits = new Map<GameId, Promise<TableKit>>();

const LOADERS: Readonly<Record<GameId, () => Promise<TableKit>>> = {
  heroquest: async () => (await import('./heroquest-kit.ts')).makeHeroquestKit(),
  dungeonquest: async () => (await import('./dungeonquest-kit.ts')).dungeonquestKit,
};

/** A game's part of the form, loaded when it is first needed. */
export function loadKit(game: GameId): Promise<TableKit> {
  const known = kits.get(game);
  if (known !== undefined) return known;
  const loading = LOADERS[game]();
  kits.set(game, loading);
  loading.catch(() => kits.delete(game)); // the next visit tries again
  return loading;
}

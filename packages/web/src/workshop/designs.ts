import { findGame, GAMES } from '@questhall/catalogue';
import type { Design, GameCard } from '@questhall/facets';

/** The games for which something can be written. */
export const DESIGNED: readonly GameCard[] = GAMES.filter(({ open }) => open(({ design }) => design !== undefined)).map(
  ({ card }) => card,
);

const loaded = new Map<string, Promise<Design>>();

/** What is written for a game, loaded when it is first needed. */
export function loadDesign(game: string): Promise<Design> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const loading = load(game);
  loaded.set(game, loading);
  loading.catch(() => loaded.delete(game)); // the next visit tries again
  return loading;
}

async function load(game: string): Promise<Design> {
  const design = await findGame(game)?.open(async (facets) => facets.design?.());
  if (design === undefined) throw new Error(`nothing can be written for ${game}`);
  return design;
}

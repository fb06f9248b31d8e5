import { findGame } from '@questhall/catalogue';
import type { Language } from '@questhall/facets';
import type { TableForm } from '../forms/form.ts';
import type { GamePage, WithUi } from '../table/game/page.ts';
import type { DesignPage } from '../workshop/design-page.ts';
import { loadBook } from './book.ts';
import { plainPage } from './plain/page.ts';

const PAGES = import.meta.glob<{ readonly page: GamePage }>(['./*/page.ts', '!./plain/page.ts'], { eager: true });

/** Pages that were made for games which bring none. */
const plain = new Map<string, GamePage>();

/** What the page needs of a game; null when there is no game of this name. */
export function pageOf(game: string): GamePage | null {
  const found = findGame(game);
  if (found === null) return null;
  const own = PAGES[`./${game}/page.ts`]?.page ?? plain.get(game);
  if (own !== undefined) return own;
  const page = found.open(plainPage);
  plain.set(game, page);
  return page;
}

export const withUi = <X>(page: GamePage, use: WithUi<X>): Promise<Awaited<X>> => page.ui(use) as Promise<Awaited<X>>;

/** What was loaded of a game in a language; whoever failed to get it tries again. */
function loadedOnce<X>(load: (game: string, language: Language) => Promise<X>) {
  const all = new Map<string, Promise<X>>();
  return (game: string, language: Language): Promise<X> => {
    const key = `${game} ${language}`;
    const known = all.get(key);
    if (known !== undefined) return known;
    const loading = load(game, language);
    all.set(key, loading);
    loading.catch(() => all.delete(key));
    return loading;
  };
}

/** A game's part of the form with its names in this language, loaded when it is first needed. */
export const loadForm: (game: string, language: Language) => Promise<TableForm> = loadedOnce(async (game, language) => {
  const [form, { rulebook, english }] = await Promise.all([pageOf(game)?.form(language), loadBook(game, language)]);
  if (form === undefined) throw new Error(`there is no game called ${game} here`);
  return { ...form, rulebook, english };
});

/** How the texts that people write for a game are shown; null where it has nothing for that. */
export const loadDesignPage: (game: string, language: Language) => Promise<DesignPage | null> = loadedOnce(
  async (game, language) => (await pageOf(game)?.design?.(language)) ?? null,
);

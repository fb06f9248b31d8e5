import { findGame } from '@questhall/catalogue';
import type { Language } from '@questhall/facets';
import type { TableForm } from '../forms/form.ts';
import type { GamePage, WithUi } from '../table/game/page.ts';
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

const forms = new Map<string, Promise<TableForm>>();

async function load(game: string, language: Language): Promise<TableForm> {
  const [form, { rulebook, english }] = await Promise.all([pageOf(game)?.form(language), loadBook(game, language)]);
  if (form === undefined) throw new Error(`there is no game called ${game} here`);
  return { ...form, rulebook, english };
}

/** A game's part of the form with its names in this language, loaded when it is first needed. */
export function loadForm(game: string, language: Language): Promise<TableForm> {
  const key = `${game} ${language}`;
  const known = forms.get(key);
  if (known !== undefined) return known;
  const loading = load(game, language);
  forms.set(key, loading);
  loading.catch(() => forms.delete(key)); // the next visit tries again
  return loading;
}

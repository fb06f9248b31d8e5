import { findGame } from '@questhall/catalogue';
import type { Facets, Language } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { loadWording } from '../texts/in-language.ts';
import { type Book, inWords } from './in-words.ts';

async function read<T extends Types>(facets: Facets<T>, language: Language): Promise<Book> {
  const [{ rulebook }, { book }] = await Promise.all([facets.client(), loadWording(facets.words, language)]);
  return inWords(rulebook, book, language);
}

const books = new Map<string, Promise<Book>>();

/** The rulebook of a game in this language, loaded when it is first needed. */
export function loadBook(game: string, language: Language): Promise<Book> {
  const key = `${game} ${language}`;
  const known = books.get(key);
  if (known !== undefined) return known;
  const loading = findGame(game)?.open((facets) => read(facets, language)) ?? Promise.reject(new Error(game));
  books.set(key, loading);
  loading.catch(() => books.delete(key)); // the next visit tries again
  return loading;
}

import type { ByLanguage, Facets, Language, Wording } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { use } from 'react';
import { changeSettings } from '../settings/settings.ts';
import { useLanguage } from './language.ts';

/** The program that makes the language which nobody speaks. */
type Pseudo = typeof import('./pseudo.ts');

/** What there is in every language but English, each loaded when it is first wanted. */
export type Translations<X> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<X>>>;

/** A hook that says something in the language of the page, and the way to have it there before anything is drawn. */
export interface InLanguage<X> {
  (): X;
  load(language: Language): Promise<X>;
}

/** Everything that was handed out to be said in several languages, so that a choice of language finds it all. */
const all = new Set<InLanguage<unknown>>();

let strange: Pseudo | null = null;

/** A promise, kept, with the mark by which React sees that it need not wait for it. */
const marked = <X>(promise: Promise<X>, value: X): Promise<X> => Object.assign(promise, { status: 'fulfilled', value });
const there = <X>(value: X): Promise<X> => marked(Promise.resolve(value), value);

/**
 * Something in the language of the page. Its English is always there; the rest comes in chunks of its own. Whoever uses
 * the hook waits for the chunk, and is drawn again when the language changes.
 */
export const inLanguage = <X>(
  english: X,
  translations: Translations<X>,
  toPseudo: (pseudo: Pseudo, english: X) => X = ({ pseudoTexts }, texts) => pseudoTexts(texts),
): InLanguage<X> => loadedIn({ en: async () => english, ...translations }, toPseudo, there(english));

/** The same for what comes in a chunk of its own in every language, English as well. */
export function loadedIn<X>(
  loaders: ByLanguage<X>,
  toPseudo: (pseudo: Pseudo, english: X) => X,
  english: Promise<X> | null = null,
): InLanguage<X> {
  const said = new Map<Language, Promise<X>>(english === null ? [] : [['en', english]]);
  let made: Promise<X> | null = null;
  const watched = (coming: Promise<X>): Promise<X> => {
    coming.then(
      (texts) => marked(coming, texts),
      () => undefined, // whoever waits for it is told
    );
    return coming;
  };
  const fetch = async (language: Language): Promise<X> => {
    try {
      return await loaders[language]();
    } catch {
      return loaders.en(); // without a network it will do, until the page is loaded again
    }
  };
  const load = (language: Language): Promise<X> => {
    const pseudo = strange;
    if (pseudo !== null) {
      made ??= watched(loaders.en().then((texts) => toPseudo(pseudo, texts)));
      return made;
    }
    const known = said.get(language) ?? watched(fetch(language));
    said.set(language, known);
    return known;
  };
  const useSaid = (): X => use(load(useLanguage()));
  const hook = Object.assign(useSaid, { load });
  all.add(hook);
  return hook;
}
/** Speaks another language from now on, as soon as everything on the page is there in it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await Promise.all([...all].map(({ load }) => load(language)));
  changeSettings({ language });
}

/** One of the texts that are there in every language. */
export const textsIn = <X>(texts: Readonly<Record<Language, X>>, language: Language): X =>
  strange === null ? texts[language] : strange.pseudoTexts(texts.en);

/** What a game says in this language. */
export async function loadWording<T extends Types>({ words }: Facets<T>, language: Language): Promise<Wording<T>> {
  const wording = await words[language]();
  return strange === null ? wording : strange.pseudoWording(wording);
}

const PSEUDO_KEY = 'questhall.pseudo';

const isPseudo = (): boolean => {
  try {
    return localStorage.getItem(PSEUDO_KEY) !== null;
  } catch {
    return false;
  }
};

/** For tests: whoever has put that key in this browser is spoken to in the language that nobody speaks. */
export async function startPseudo(): Promise<void> {
  if (isPseudo()) strange = await import('./pseudo.ts');
}

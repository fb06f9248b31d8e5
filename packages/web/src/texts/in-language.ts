import type { ByLanguage, Language, Worded } from '@questhall/facets';
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

/** The hook for what comes so. What has come once is kept. */
function hookFor<X>(fetch: (language: Language) => Promise<X>): InLanguage<X> {
  const kept = new Map<Language, Promise<X>>();
  const load = (language: Language): Promise<X> => {
    const known = kept.get(language);
    if (known !== undefined) return known;
    const coming = fetch(language);
    coming.then(
      (texts) => marked(coming, texts),
      () => undefined, // whoever waits for it is told
    );
    kept.set(language, coming);
    return coming;
  };
  const hook = Object.assign((): X => use(load(useLanguage())), { load });
  all.add(hook);
  return hook;
}

/**
 * Something in the language of the page. Its English is always there; the rest comes in chunks of its own. Whoever uses
 * the hook waits for the chunk, and is drawn again when the language changes.
 */
export function inLanguage<X>(english: X, translations: Translations<X>): InLanguage<X> {
  return hookFor((language) => {
    if (strange !== null) return there(strange.pseudoTexts(english));
    return language === 'en' ? there(english) : translations[language]().catch(() => english);
  });
}

type ToPseudo<X> = (pseudo: Pseudo, english: X) => X;

/** Without a network English will do, until the page is loaded again. */
const fetched = async <X>(loaders: ByLanguage<X>, language: Language, toPseudo: ToPseudo<X>): Promise<X> =>
  strange === null ? loaders[language]().catch(loaders.en) : toPseudo(strange, await loaders.en());

/** The same for what comes in a chunk of its own in every language, English as well. */
export const loadedIn = <X>(loaders: ByLanguage<X>, toPseudo: ToPseudo<X>): InLanguage<X> =>
  hookFor((language) => fetched(loaders, language, toPseudo));

/** What a game says in this language. */
export const loadWording = <W extends Worded>(words: ByLanguage<W>, language: Language): Promise<W> =>
  fetched(words, language, ({ pseudoWording }, english) => pseudoWording(english));

/** What a game says, made into what the page needs of it. */
export const wordingIn = <W extends Worded, X>(words: ByLanguage<W>, toPage: (wording: W) => X): InLanguage<X> =>
  hookFor(async (language) => toPage(await loadWording(words, language)));

/** Two of them as one, loaded side by side. */
export const joined = <A, B, X>(one: InLanguage<A>, other: InLanguage<B>, join: (a: A, b: B) => X): InLanguage<X> =>
  hookFor(async (language) => join(...(await Promise.all([one.load(language), other.load(language)]))));

/** Speaks another language from now on, as soon as everything on the page is there in it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await Promise.all([...all].map(({ load }) => load(language)));
  changeSettings({ language });
}

/** One of the texts that are there in every language. */
export const textsIn = <X>(texts: Readonly<Record<Language, X>>, language: Language): X =>
  strange === null ? texts[language] : strange.pseudoTexts(texts.en);

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

import { alike, isBegun, keyOf, type NameEntry, type NameReading, type Note, partsBut } from '@questhall/facets';
import type { Sight } from '@questhall/kernel';
import { HEROES, type Hero } from '../../content/heroes.ts';
import type { HeroInPlay, HeroQuest } from '../../types/index.ts';
import type { Ear, TypedWords } from './typed-words.ts';

/** Somebody's words are being read. */
export interface Reading extends Pick<Sight<HeroQuest>, 'view' | 'seat' | 'asks'>, Ear {
  /** The words behind the verb as they were typed, with their capitals. */
  readonly raw: readonly string[];
  readonly note: Note;
}

/** What the words behind a verb mean to whoever is asked, as data to decode; null when they mean nothing. */
export type Reader = (words: readonly string[], reading: Reading) => unknown;

/** All entries of a kind, the language that is spoken first. */
export const entriesOf = <K extends string>(
  { typedWords }: Pick<Ear, 'typedWords'>,
  names: (typedWords: TypedWords) => Readonly<Record<K, string | readonly string[]>>,
): readonly NameEntry<K>[] =>
  typedWords.flatMap((typedWords) =>
    Object.entries<string | readonly string[]>(names(typedWords)).flatMap(
      ([key, typed]) => [typed].flat().map((one): NameEntry<K> => [one, key as K]), // its own key
    ),
  );

/** Nobody likes to type `potion of` before every bottle, nor any other `of`. */
function namesFor({ typedWords }: Pick<Ear, 'typedWords'>): NameReading {
  const particles = typedWords.flatMap((typedWords) => typedWords.particles);
  return {
    isAnywhere: false,
    partsOf(key) {
      const parts = partsBut(key, particles);
      return parts.length > 1 && parts[0] === 'potion' ? parts.slice(1) : parts;
    },
  };
}

/** Word for word the beginning of it: `ball`, `b f` and `fire-w` are enough for a Ball of Flame and a Fire of Wrath. */
export const isNamed = (key: string, typed: string, ear: Pick<Ear, 'typedWords'>): boolean =>
  isBegun(key, typed, namesFor(ear));

/** The only thing that begins like this; of several the only one that is at hand. */
export function readKey<K extends string>(
  words: readonly string[],
  entries: readonly NameEntry<K>[],
  reading: Reading,
  atHand: readonly K[] = [],
): K | null {
  const found = alike(keyOf(words), entries, namesFor(reading));
  const near = found.filter((key) => atHand.includes(key));
  const [only, other] = near.length > 0 ? near : found;
  if (only === undefined || other === undefined) return only ?? null;
  return reading.note(mayBe(words, shown(near.length > 0 ? near : found, entries), reading));
}

/** How things are called in the language that is spoken. */
export const shown = <K extends string>(keys: readonly K[], entries: readonly NameEntry<K>[]): readonly string[] =>
  keys.map((key) => entries.find(([, one]) => one === key)?.[0] ?? key);

/** `“o” may be Orc 1 or Orc 2.` */
export const mayBe = (words: readonly string[], names: readonly string[], { hints }: Pick<Ear, 'hints'>): string =>
  hints.mayBe(words.join(' '), hints.or(names));

/** Every way to read the first words as a key, the full names first and then the shortest, and the words after it. */
export function readFirst<K extends string>(
  words: readonly string[],
  entries: readonly NameEntry<K>[],
  reading: Reading,
  atHand: readonly K[] = [],
): readonly { readonly key: K; readonly rest: readonly string[] }[] {
  const lengths = words.map((_, i) => i + 1);
  const full = lengths.toReversed().flatMap((length) => {
    const entry = entries.find(([name]) => name === keyOf(words.slice(0, length)));
    return entry === undefined ? [] : [{ key: entry[1], rest: words.slice(length) }];
  });
  const begun = lengths.flatMap((length) => {
    const key = readKey(words.slice(0, length), entries, reading, atHand);
    return key === null ? [] : [{ key, rest: words.slice(length) }];
  });
  return [...full, ...begun];
}

/** So many letters make a hero of a word, wherever it stands. */
const HERO_PREFIX_MIN = 3;

/** `barbarian`, or `b`: in one language no two heroes begin alike, and the language that is spoken goes first. */
export function readHero(word: string, { typedWords }: Pick<Ear, 'typedWords'>): Hero | null {
  if (word === '') return null;
  for (const { heroes } of typedWords) {
    const exact = HEROES.find((hero) => heroes[hero] === word);
    if (exact !== undefined) return exact;
  }
  for (const { heroes } of typedWords) {
    const [only, other] = HEROES.filter((hero) => heroes[hero].startsWith(word));
    if (only !== undefined && other === undefined) return only;
  }
  return null;
}

/**
 * Heroes among the words, in order, and the words that are none. One letter is a hero only where one is still missing,
 * at this end.
 */
export function heroesIn(
  words: readonly string[],
  ear: Pick<Ear, 'typedWords'>,
  wanted: number,
  end: 'first' | 'last' = 'first',
): { readonly heroes: readonly Hero[]; readonly rest: readonly string[] } {
  const heroAt = (i: number): Hero | null => readHero(words[i] ?? '', ear);
  const places = words.map((_, i) => i);
  const chosen = places.filter((i) => (words[i]?.length ?? 0) >= HERO_PREFIX_MIN && heroAt(i) !== null);
  for (const i of end === 'first' ? places : places.toReversed())
    if (chosen.length < wanted && !chosen.includes(i) && heroAt(i) !== null) chosen.push(i);
  return {
    heroes: places.flatMap((i) => (chosen.includes(i) ? (heroAt(i) ?? []) : [])),
    rest: words.filter((_, i) => !chosen.includes(i)),
  };
}

/** Null when anything is missing, so that the terminal says that it did not understand. */
export function whole(action: Readonly<Record<string, unknown>>): unknown {
  return Object.values(action).some((value) => value == null || Number.isNaN(value)) ? null : action;
}

/** The hero whom a question of this seat is about. */
export function heroAsked({ view, asks }: Reading): HeroInPlay | null {
  const asked = asks.map(({ question }) => ('hero' in question ? question.hero : null)).find((hero) => hero !== null);
  return view.heroes.find(({ hero }) => hero === asked) ?? null;
}

export const readNumber = (word: string | undefined): number | undefined =>
  word !== undefined && /^[+-]?\d{1,6}$/.test(word) ? Number(word) + 0 : undefined;

/** Whether a word is nothing: bare hands, no armour. */
export const isNothing = (words: readonly string[], { typedWords }: Pick<Ear, 'typedWords'>): boolean =>
  typedWords.some(({ nothing }) => nothing.includes(keyOf(words)));

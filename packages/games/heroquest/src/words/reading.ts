import type { Sight } from '@questhall/kernel';
import { HEROES, type Hero } from '../content/heroes.ts';
import type { HeroInPlay, HeroQuest } from '../types/index.ts';
import { list } from './numbers.ts';

/** Somebody's words are being read. */
export interface Reading extends Pick<Sight<HeroQuest>, 'view' | 'seat' | 'asks'> {
  /** The words behind the verb as they were typed, with their capitals. */
  readonly raw: readonly string[];
  /** Keeps, for whoever typed it, why nothing came of it; the first reason is the one that helps. */
  note(why: string): null;
}

/** What the words behind a verb mean to whoever is asked, as data to decode; null when they mean nothing. */
export type Reader = (words: readonly string[], reading: Reading) => unknown;

/** `Wizard’s Staff` as the keyboard has it: `wizards-staff`. */
export const keyOf = (words: readonly string[]): string =>
  words.join('-').toLowerCase().replaceAll(' ', '-').replace(/[’']/g, '');

/** Nobody likes to type `potion of` before every bottle, nor any other `of`. */
function partsOf(key: string): readonly string[] {
  const parts = key.split('-').filter((part) => part !== 'of' && part !== '');
  return parts.length > 1 && parts[0] === 'potion' ? parts.slice(1) : parts;
}

/** Word for word the beginning of it: `ball`, `b f` and `fire-w` are enough for a Ball of Flame and a Fire of Wrath. */
export function isBegun(key: string, typed: string): boolean {
  const [whole, begun] = [partsOf(key), partsOf(typed)];
  return (
    begun.length > 0 && begun.length <= whole.length && begun.every((part, i) => whole[i]?.startsWith(part) === true)
  );
}

/** All of these in full, or all that begin like this where nothing is called so in full. */
function alike<K extends string>(typed: string, keys: readonly K[]): readonly K[] {
  const exact = keys.filter((key) => partsOf(key).join('-') === partsOf(typed).join('-'));
  return exact.length > 0 ? exact : keys.filter((key) => isBegun(key, typed));
}

/** The only key that begins like this; of several the only one that is at hand. */
export function readKey<K extends string>(
  words: readonly string[],
  keys: readonly K[],
  reading: Reading,
  atHand: readonly K[] = [],
): K | null {
  const found = alike(keyOf(words), keys);
  const near = found.filter((key) => atHand.includes(key));
  const [only, other] = near.length > 0 ? near : found;
  if (only === undefined || other === undefined) return only ?? null;
  return reading.note(mayBe(words, near.length > 0 ? near : found));
}

/** `“o” may be Orc 7 or Orc 9.` */
export const mayBe = (words: readonly string[], names: readonly string[]): string =>
  `“${words.join(' ')}” may be ${list(names, 'or')}.`;

/** Every way to read the first words as a key, the full names first and then the shortest, and the words after it. */
export function readFirst<K extends string>(
  words: readonly string[],
  keys: readonly K[],
  reading: Reading,
  atHand: readonly K[] = [],
): readonly { readonly key: K; readonly rest: readonly string[] }[] {
  const lengths = words.map((_, i) => i + 1);
  const full = lengths.toReversed().flatMap((length) => {
    const key = keys.find((one) => one === keyOf(words.slice(0, length)));
    return key === undefined ? [] : [{ key, rest: words.slice(length) }];
  });
  const begun = lengths.flatMap((length) => {
    const key = readKey(words.slice(0, length), keys, reading, atHand);
    return key === null ? [] : [{ key, rest: words.slice(length) }];
  });
  return [...full, ...begun];
}

/** So many letters make a hero of a word, wherever it stands. */
const HERO_PREFIX_MIN = 3;

/** `barbarian`, or `b`: no two heroes begin alike. */
export const readHero = (word: string): Hero | null =>
  HEROES.find((hero) => word !== '' && hero.startsWith(word)) ?? null;

/**
 * Heroes among the words, in order, and the words that are none. One letter is a hero only where one is still missing,
 * at this end.
 */
export function heroesIn(
  words: readonly string[],
  wanted: number,
  end: 'first' | 'last' = 'first',
): { readonly heroes: readonly Hero[]; readonly rest: readonly string[] } {
  const isPlain = (word: string): boolean => word.length >= HERO_PREFIX_MIN && readHero(word) !== null;
  const places = words.map((_, i) => i);
  const chosen = places.filter((i) => isPlain(words[i] ?? ''));
  for (const i of end === 'first' ? places : places.toReversed())
    if (chosen.length < wanted && !chosen.includes(i) && readHero(words[i] ?? '') !== null) chosen.push(i);
  return {
    heroes: places.flatMap((i) => (chosen.includes(i) ? (readHero(words[i] ?? '') ?? []) : [])),
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

import type { Sight } from '@questhall/kernel';
import type { Glowquest, Question } from '../../types/index.ts';
import type { Unclear, Vocabulary, Words } from './vocabulary.ts';

/** Somebody's words are being read. */
export interface Reading extends Pick<Sight<Glowquest>, 'view' | 'asks'> {
  readonly vocabulary: Vocabulary;
  readonly unclear: Unclear;
  /** Keeps, for whoever typed it, why nothing came of it; the first reason is the one that helps. */
  note(why: string): null;
}

/** What the words behind a verb mean to whoever is asked, as data to decode; null when they mean nothing. */
export type Reader = (words: readonly string[], reading: Reading) => unknown;

/** `Amulet of Vigor` as the keyboard has it: `amulet-of-vigor`, without any accents. */
export const keyOf = (words: readonly string[]): string =>
  words.join('-').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-').replace(/[’',]/g, '');

/** Nobody likes to type an `of` or a `the`. */
const partsOf = (key: string, { fillers }: Vocabulary): readonly string[] =>
  key.split('-').filter((part) => part !== '' && !fillers.includes(part));

/** Word for word the beginning of it: `amulet`, `am vi` and `amulet-v` are enough for an Amulet of Vigor. */
function isBegunFrom(whole: readonly string[], begun: readonly string[]): boolean {
  return (
    begun.length > 0 && begun.length <= whole.length && begun.every((part, i) => whole[i]?.startsWith(part) === true)
  );
}

/** From any of its words on: `archer` is enough for a Goblin Archer. */
export function isBegun(key: string, typed: string, vocabulary: Vocabulary): boolean {
  const [whole, begun] = [partsOf(key, vocabulary), partsOf(typed, vocabulary)];
  return whole.some((_, from) => isBegunFrom(whole.slice(from), begun));
}

/**
 * All of these in full; where nothing is called so, those that begin like this; or else those with such a word further
 * on.
 */
function alike<K>(typed: string, ids: readonly K[], wordsOf: (id: K) => Words, vocabulary: Vocabulary): readonly K[] {
  const parts = partsOf(typed, vocabulary);
  const some = (isMeant: (key: string) => boolean): readonly K[] => ids.filter((id) => wordsOf(id).some(isMeant));
  const exact = some((key) => key === typed || partsOf(key, vocabulary).join('-') === parts.join('-'));
  if (exact.length > 0) return exact;
  const begun = some((key) => isBegunFrom(partsOf(key, vocabulary), parts));
  return begun.length > 0 ? begun : some((key) => isBegun(key, typed, vocabulary));
}

/** The only one that is meant; of several the only one that is at hand. */
export function readKey<K>(
  words: readonly string[],
  ids: readonly K[],
  reading: Reading,
  wordsOf: (id: K) => Words,
  atHand: readonly K[] = [],
): K | null {
  const typed = keyOf(words);
  const near = alike(typed, atHand, wordsOf, reading.vocabulary);
  const found = near.length > 0 ? near : alike(typed, ids, wordsOf, reading.vocabulary);
  const [only, other] = found;
  if (only === undefined || other === undefined) return only ?? null;
  return reading.note(
    reading.unclear.mayBe(
      words.join(' '),
      found.map((id) => wordsOf(id)[0]),
    ),
  );
}

/** The first question of this seat of one of these kinds. */
export function askedFor<K extends Question['kind']>(
  { asks }: Pick<Reading, 'asks'>,
  ...kinds: readonly K[]
): Extract<Question, { kind: K }> | null {
  const found = asks.map(({ question }) => question).find(({ kind }) => kinds.some((one) => one === kind));
  return (found ?? null) as Extract<Question, { kind: K }> | null; // a checked border: its kind was looked at just now
}

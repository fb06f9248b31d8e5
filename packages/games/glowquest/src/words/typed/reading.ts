import type { Sight } from '@questhall/kernel';
import type { Glowquest, Question } from '../../types/index.ts';
import { list } from '../en/numbers.ts';

/** Somebody's words are being read. */
export interface Reading extends Pick<Sight<Glowquest>, 'view' | 'asks'> {
  /** Keeps, for whoever typed it, why nothing came of it; the first reason is the one that helps. */
  note(why: string): null;
}

/** What the words behind a verb mean to whoever is asked, as data to decode; null when they mean nothing. */
export type Reader = (words: readonly string[], reading: Reading) => unknown;

/** `Amulet of Vigor` as the keyboard has it: `amulet-of-vigor`. */
export const keyOf = (words: readonly string[]): string =>
  words.join('-').toLowerCase().replaceAll(' ', '-').replace(/[’',]/g, '');

/** Nobody likes to type an `of` or a `the`. */
const partsOf = (key: string): readonly string[] =>
  key.split('-').filter((part) => part !== 'of' && part !== 'the' && part !== '');

/** Word for word the beginning of it: `amulet`, `am vi` and `amulet-v` are enough for an Amulet of Vigor. */
function isBegunFrom(whole: readonly string[], begun: readonly string[]): boolean {
  return (
    begun.length > 0 && begun.length <= whole.length && begun.every((part, i) => whole[i]?.startsWith(part) === true)
  );
}

/** From any of its words on: `archer` is enough for a Goblin Archer. */
export function isBegun(key: string, typed: string): boolean {
  const [whole, begun] = [partsOf(key), partsOf(typed)];
  return whole.some((_, from) => isBegunFrom(whole.slice(from), begun));
}

/**
 * All of these in full; where nothing is called so, those that begin like this; or else those with such a word further
 * on.
 */
function alike<K extends string>(typed: string, keys: readonly K[]): readonly K[] {
  const parts = partsOf(typed);
  const exact = keys.filter((key) => partsOf(key).join('-') === parts.join('-'));
  if (exact.length > 0) return exact;
  const begun = keys.filter((key) => isBegunFrom(partsOf(key), parts));
  return begun.length > 0 ? begun : keys.filter((key) => isBegun(key, typed));
}

/** The only key that is meant; of several the only one that is at hand. */
export function readKey<K extends string>(
  words: readonly string[],
  keys: readonly K[],
  reading: Reading,
  atHand: readonly K[] = [],
): K | null {
  const typed = keyOf(words);
  const near = alike(typed, atHand);
  const found = near.length > 0 ? near : alike(typed, keys);
  const [only, other] = found;
  if (only === undefined || other === undefined) return only ?? null;
  return reading.note(mayBe(words, found));
}

/** `“g” may be Ghoul 1 or Ghoul 2.` */
export const mayBe = (words: readonly string[], names: readonly string[]): string =>
  `“${words.join(' ')}” may be ${list(names, 'or')}.`;

/** The first question of this seat of one of these kinds. */
export function askedFor<K extends Question['kind']>(
  { asks }: Pick<Reading, 'asks'>,
  ...kinds: readonly K[]
): Extract<Question, { kind: K }> | null {
  const found = asks.map(({ question }) => question).find(({ kind }) => kinds.some((one) => one === kind));
  return (found ?? null) as Extract<Question, { kind: K }> | null; // a checked border: its kind was looked at just now
}

import {
  alike,
  isBegun,
  keyOf,
  type NameEntry,
  type NameReading,
  type Note,
  partsBut,
  type Words,
} from '@questhall/facets';
import type { Sight } from '@questhall/kernel';
import type { Glowquest } from '../../types/index.ts';
import type { TypedWords, Unclear } from './typed-words.ts';

/** Somebody's words are being read. */
export interface Reading extends Pick<Sight<Glowquest>, 'view' | 'asks'> {
  readonly typedWords: TypedWords;
  readonly unclear: Unclear;
  readonly note: Note;
}

/** What the words behind a verb mean to whoever is asked, as data to decode; null when they mean nothing. */
export type Reader = (words: readonly string[], reading: Reading) => unknown;

/** Nobody likes to type an `of` or a `the`, and `archer` is enough for a Goblin Archer. */
const namesFor = ({ fillers }: TypedWords): NameReading => ({
  partsOf: (key) => partsBut(key, fillers),
  isAnywhere: true,
});

/** From any of its words on. */
export const isNamed = (key: string, typed: string, typedWords: TypedWords): boolean =>
  isBegun(key, typed, namesFor(typedWords));

/** The only one that is meant; of several the only one that is at hand. */
export function readKey<K>(
  words: readonly string[],
  ids: readonly K[],
  reading: Reading,
  wordsOf: (id: K) => Words,
  atHand: readonly K[] = [],
): K | null {
  const typed = keyOf(words);
  const among = (keys: readonly K[]): readonly K[] =>
    alike(
      typed,
      keys.flatMap((key) => wordsOf(key).map((name): NameEntry<K> => [name, key])),
      namesFor(reading.typedWords),
    );
  const near = among(atHand);
  const found = near.length > 0 ? near : among(ids);
  const [only, other] = found;
  if (only === undefined || other === undefined) return only ?? null;
  return reading.note(
    reading.unclear.mayBe(
      words.join(' '),
      found.map((id) => wordsOf(id)[0]),
    ),
  );
}

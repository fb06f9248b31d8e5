import { alike, keyOf, type NameEntry, partsBut, type Words } from '@questhall/facets';
import type { Sight } from '@questhall/kernel';
import { findEntity } from '../../queries/entities.ts';
import type { CrystalExpedition, Entity } from '../../types/index.ts';
import type { Names } from '../names.ts';
import { actorOf } from '../telling/actors.ts';
import type { About, TypedWords, WordName } from './typed-words.ts';

/** What is read or written, and for whom. */
export interface Reading extends Pick<Sight<CrystalExpedition>, 'view' | 'asks'> {
  readonly typedWords: TypedWords;
}

/** An action, or as much of it as has been read. */
export type Fields = Readonly<Record<string, unknown>>;

/** Something behind a verb: how it is written, and how that is read. What is written is read back. */
export interface Part {
  readonly about: About;
  write(action: Fields, reading: Reading): string;
  /** All that these words could mean, given what came before them. */
  read(words: readonly string[], reading: Reading, given: Fields): readonly Fields[];
  /** What is meant where nothing is said: only one thing can be; null otherwise. */
  only(reading: Reading, given: Fields): Fields | null;
}

/** One of several things with names. */
export interface Choice<K> {
  readonly about: About;
  readonly field: string;
  /** All that could be named at all, and those of them that can be meant now. */
  all(reading: Reading, given: Fields): readonly K[];
  near?(reading: Reading, given: Fields): readonly K[];
  words(one: K, reading: Reading, given: Fields): Words;
}

export function choice<K>({ about, field, all, near = all, words }: Choice<K>): Part {
  return {
    about,
    write: (action, reading) => words(action[field] as K, reading, action)[0], // a checked border: the action has such a field
    read(typed, reading, given) {
      const called = all(reading, given).filter((one) => words(one, reading, given).includes(keyOf(typed)));
      const close = called.length > 0 ? called : among(near(reading, given), typed, reading, given);
      const found = close.length > 0 ? close : among(all(reading, given), typed, reading, given);
      return found.map((one) => ({ [field]: one }));
    },
    only(reading, given) {
      const [only, other] = near(reading, given);
      return only === undefined || other !== undefined ? null : { [field]: only };
    },
  };

  function among(ones: readonly K[], typed: readonly string[], reading: Reading, given: Fields): readonly K[] {
    const entries = ones.flatMap((one) => words(one, reading, given).map((name): NameEntry<K> => [name, one]));
    const key = keyOf(typed);
    const isNumber = /^\d+$/.test(key); // the second of two rapiers is none because of its number
    return alike(key, entries, { partsOf: (name) => partsBut(name, fillersIn(reading)), isAnywhere: !isNumber });
  }
}

/** Words of this language and of the other one that is understood. */
function wordsBy(of: (words: TypedWords) => Words, { typedWords }: Reading): Words {
  const [first, ...rest] = of(typedWords);
  return [first, ...rest, ...(typedWords.also === null ? [] : of(typedWords.also))];
}

export const wordFor = (name: WordName, reading: Reading): Words => wordsBy(({ words }) => words[name], reading);

export const verbsFor = (type: keyof TypedWords['verbs'], reading: Reading): Words =>
  wordsBy(({ verbs }) => verbs[type], reading);

/** A name as it is typed. */
export const nameFor = <N extends keyof Names>(list: N, id: keyof Names[N], reading: Reading): Words =>
  wordsBy(({ names }) => [keyOf([String(names[list][id])])], reading);

/** A letter of the other language may be somebody's sign in this one. */
export const fillersIn = ({ typedWords: { fillers, also } }: Reading): readonly string[] => [
  ...fillers,
  ...(also?.fillers ?? []).filter((word) => word.length > 1),
];

/** Whoever acts in what is asked, or else whose Turn it is. */
export function actorIn(reading: Reading): Entity | null {
  const { view, asks } = reading;
  const asked = asks.find(({ question }) => 'who' in question)?.question;
  const who = asked === undefined ? view.expedition?.turn?.who : actorOf(view, asked);
  return who === undefined ? null : findEntity(view, who);
}

import { alike, keyOf, type NameEntry, type NameReading, type Note, partsBut, type Words } from '@questhall/facets';
import type { TypedWords, Unclear } from './typed-words.ts';

/** Something that may be typed at one place of an answer, and what it stands for. */
export interface Slot<V> {
  readonly entries: readonly NameEntry<V>[];
  /** What it is when nothing is typed; undefined where something must be. */
  readonly missing: V | undefined;
  /** What there is to choose from, for whoever has left it out. */
  readonly names: readonly string[];
}

/** Something that has to be said, unless there is no choice. */
export function slot<V>(options: readonly (readonly [V, Words])[], missing?: V): Slot<V> {
  const [only, other] = options;
  const alone = only !== undefined && other === undefined ? only[0] : undefined;
  return {
    entries: options.flatMap(([value, words]) => words.map((word): NameEntry<V> => [word, value])),
    missing: missing ?? alone,
    names: options.map(([, [first]]) => first),
  };
}

/** Something that may be said. */
export const maybe = <V>(options: readonly (readonly [V, Words])[], otherwise: V): Slot<V> => ({
  ...slot(options),
  missing: otherwise,
});

const NUMBER_MAX = 9;

/** A small number, in digits. */
export const numberSlot = (otherwise: number): Slot<number> =>
  maybe(
    Array.from({ length: NUMBER_MAX + 1 }, (_, n) => [n, [String(n)]] as const),
    otherwise,
  );

/** What the slots of an answer come to, in the same order. */
type Values<S extends readonly Slot<unknown>[]> = { readonly [I in keyof S]: S[I] extends Slot<infer V> ? V : never };

export interface SlotReading {
  readonly words: TypedWords;
  readonly unclear: Unclear;
  readonly note: Note;
}

const namesFor = ({ fillers }: TypedWords): NameReading => ({
  partsOf: (key) => partsBut(key, fillers),
  isAnywhere: true,
});

/** One way to understand some words. */
interface Way {
  readonly values: readonly unknown[];
  /** How many of the words each value took. */
  readonly taken: readonly string[];
}

/** The words, one slot after the other; null when they mean nothing, or too much. */
export function readSlots<const S extends readonly Slot<unknown>[]>(
  typed: readonly string[],
  slots: S,
  { words, unclear, note }: SlotReading,
): Values<S> | null {
  const ways = waysToRead(typed, slots, namesFor(words));
  const distinct = new Map(ways.map((way) => [JSON.stringify(way.values), way]));
  const [only, other] = [...distinct.values()];
  if (only !== undefined && other === undefined) return only.values as Values<S>; // one value of each slot, in order
  if (only !== undefined && other !== undefined) return note(unclear.mayBe(typed.join(' '), namesOf(distinct, slots)));
  return note(whyNot(typed, slots, namesFor(words), unclear));
}

function waysToRead(typed: readonly string[], slots: readonly Slot<unknown>[], reading: NameReading): readonly Way[] {
  const [first, ...rest] = slots;
  if (first === undefined) return typed.length === 0 ? [{ values: [], taken: [] }] : [];
  const ways: Way[] = [];
  const goOn = (value: unknown, length: number): void => {
    for (const way of waysToRead(typed.slice(length), rest, reading))
      ways.push({
        values: [value, ...way.values],
        taken: [typed.slice(0, length).join(' '), ...way.taken],
      });
  };
  for (let length = typed.length; length > 0; length--)
    for (const value of alike(keyOf(typed.slice(0, length)), first.entries, reading)) goOn(value, length);
  if (ways.length === 0 && first.missing !== undefined) goOn(first.missing, 0);
  return ways;
}

/** By what the ways differ, as it is called. */
function namesOf(ways: ReadonlyMap<string, Way>, slots: readonly Slot<unknown>[]): readonly string[] {
  const all = [...ways.values()];
  const at = slots.findIndex((_, i) => new Set(all.map(({ values }) => JSON.stringify(values[i]))).size > 1);
  return [
    ...new Set(all.map(({ values }) => slots[at]?.entries.find(([, value]) => value === values[at])?.[0] ?? '')),
  ].filter((name) => name !== '');
}

/** The first place at which the words stop making sense. */
function whyNot(
  typed: readonly string[],
  slots: readonly Slot<unknown>[],
  reading: NameReading,
  unclear: Unclear,
): string {
  for (let count = slots.length; count > 0; count--) {
    const rest = slots.slice(count);
    for (let length = typed.length; length >= 0; length--) {
      if (waysToRead(typed.slice(0, length), slots.slice(0, count), reading).length === 0) continue;
      const left = typed.slice(length);
      const [next] = rest;
      if (left.length === 0 && next !== undefined) return unclear.missing(next.names);
      return next === undefined ? unclear.nothingAfter(left.join(' ')) : unclear.unknown(left.join(' '));
    }
  }
  const [first] = slots;
  return typed.length === 0 && first !== undefined ? unclear.missing(first.names) : unclear.unknown(typed.join(' '));
}

import type { Problem } from '@questhall/border';
import { didYouMean } from '@questhall/facets';
import type { LineKey } from './keys.ts';

/** What is wrong with the text of a sheet. */
export interface Fault {
  /** Where the line begins, counted from 1; null when it is about the whole sheet, or a line that is missing. */
  readonly line: number | null;
  readonly key: LineKey | null;
  /** The word at fault, where there is one. */
  readonly word: string | null;
  readonly message: string;
}

export const faultOn = (
  { number, key }: { readonly number: number; readonly key: LineKey },
  message: string,
  word: string | null = null,
): Fault => ({
  line: number,
  key,
  word,
  message,
});

/** The fault as whoever reads a sheet is told of it: `line 4, mon`. */
export function problemOf({ line, key, message }: Fault): Problem {
  const places = [line === null ? [] : [`line ${line}`], key === null ? [] : [key]].flat();
  return { field: places.length === 0 ? 'sheet' : places.join(', '), message };
}

/** In the order of the sheet; what is missing from it comes last. */
export const inOrder = (faults: readonly Fault[]): readonly Fault[] =>
  faults.toSorted((one, other) => (one.line ?? Number.POSITIVE_INFINITY) - (other.line ?? Number.POSITIVE_INFINITY));

/** `. Did you mean orc?`, to end a sentence with; nothing when no known word is near. */
export function meant(word: string | undefined, known: readonly string[]): string {
  const question = didYouMean(word ?? '', known);
  return question === '' ? '' : `.${question}`;
}

import type { Remark } from '@questhall/facets';
import type { Flaw } from './checks/survey.ts';
import type { Fault } from './faults.ts';
import { LINE_KEYS } from './keys.ts';
import { type Line, linesOf } from './lines.ts';
import { readText } from './parse.ts';
import type { Sheet } from './sheet.ts';
import { flawsBeside, validateSheet } from './validate.ts';

/** All there is to say about the text of a sheet: with errors it cannot be played, with warnings it can. */
export interface SheetReview {
  /** Empty when nobody can tell. */
  readonly title: string;
  /** Null when something is wrong with the words themselves: then nobody knows what quest is meant. */
  readonly sheet: Sheet | null;
  readonly errors: readonly Remark[];
  readonly warnings: readonly Remark[];
}

export function reviewSheet(text: string): SheetReview {
  const raws = linesOf(text);
  const { sheet, lines, faults } = readText(text);
  const said = (flaws: readonly Flaw[]): readonly Remark[] =>
    flaws.map((flaw, at) => ofFlaw(raws, lines, flaw, flaws.slice(0, at).filter((one) => isSame(one, flaw)).length));
  const inOrder = (remarks: readonly Remark[]): readonly Remark[] =>
    remarks.toSorted((one, other) => rankOf(one) - rankOf(other) || (one.column ?? 0) - (other.column ?? 0));
  const { title } = sheet;
  if (faults.length > 0) {
    const others = said(flawsBeside(sheet, faults));
    return {
      title,
      sheet: null,
      errors: inOrder([...faults.map((fault) => ofFault(raws, lines, fault)), ...others]),
      warnings: [],
    };
  }
  const { errors, warnings } = validateSheet(sheet);
  return { title, sheet, errors: inOrder(said(errors)), warnings: inOrder(said(warnings)) };
}

const isSame = (one: Flaw, other: Flaw): boolean => one.where === other.where && one.message === other.message;

const rankOf = ({ line }: Remark): number => line ?? Number.POSITIVE_INFINITY;

function ofFault(raws: readonly string[], lines: readonly Line[], { line, key, word, message }: Fault): Remark {
  const text = key === null ? message : `${key} ${message}`;
  if (line === null) return { line: null, column: null, text };
  const end = lines.find(({ number }) => number === line)?.end ?? line;
  const [place = { line, column: null }] = word === null ? [] : findAll(raws, line, end, word);
  return { ...place, text };
}

/**
 * A flaw names the entry it is about: `mon: orc 3,4`, or only a place, `3,1E`. When others before it say just the same,
 * it is about the next entry that reads like this.
 */
function ofFlaw(raws: readonly string[], lines: readonly Line[], { where, message }: Flaw, before: number): Remark {
  const text = `${where} — ${message}`;
  const key = LINE_KEYS.find((one) => where === one || where.startsWith(`${one}: `));
  const words = (key === undefined ? where : where.slice(key.length + 2)).trim();
  const meant = lines.filter((line) => key === undefined || line.key === key);
  const wanted = [words, words.slice(words.lastIndexOf(' ') + 1), words.split(' ')[0] ?? ''].filter(
    (word) => word !== '',
  );
  for (const word of wanted) {
    const places = meant.flatMap(({ number, end }) => findAll(raws, number, end, word));
    const place = places[before] ?? places[0];
    if (place !== undefined) return { ...place, text };
  }
  return { line: key === undefined ? null : (meant[0]?.number ?? null), column: null, text };
}

interface Spot {
  readonly line: number;
  readonly column: number;
}

/** Where words stand by themselves in these lines. */
function findAll(raws: readonly string[], from: number, to: number, words: string): readonly Spot[] {
  const spots: Spot[] = [];
  for (let line = from; line <= to; line++) {
    const raw = raws[line - 1] ?? '';
    for (let at = raw.indexOf(words); at >= 0; at = raw.indexOf(words, at + 1)) {
      const isWhole = isBetween(raw[at - 1]) && isBetween(raw[at + words.length]);
      if (isWhole) spots.push({ line, column: at + 1 });
    }
  }
  return spots;
}

const isBetween = (sign: string | undefined): boolean => sign === undefined || /[\s:;+=|-]/.test(sign);

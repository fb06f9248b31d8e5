import type { Remark } from '@questhall/facets';
import type { Flaw } from './checks/survey.ts';
import type { Fault } from './faults.ts';
import { LINE_KEYS } from './keys.ts';
import { type Line, linesOf } from './lines.ts';
import { readText } from './parse.ts';
import type { Sheet } from './sheet.ts';
import { validateSheet } from './validate.ts';

/** All there is to say about the text of a sheet: with errors it cannot be played, with warnings it can. */
export interface SheetReview {
  /** Null when something is wrong with the words themselves: then nobody knows what quest is meant. */
  readonly sheet: Sheet | null;
  readonly errors: readonly Remark[];
  readonly warnings: readonly Remark[];
}

export function reviewSheet(text: string): SheetReview {
  const raws = linesOf(text);
  const { sheet, lines, faults } = readText(text);
  if (faults.length > 0)
    return { sheet: null, errors: faults.map((fault) => ofFault(raws, lines, fault)), warnings: [] };
  const { errors, warnings } = validateSheet(sheet);
  const said = (flaws: readonly Flaw[]): readonly Remark[] =>
    flaws.map((flaw) => ofFlaw(raws, lines, flaw)).toSorted((one, other) => rankOf(one) - rankOf(other));
  return { sheet, errors: said(errors), warnings: said(warnings) };
}

const rankOf = ({ line }: Remark): number => line ?? Number.POSITIVE_INFINITY;

function ofFault(raws: readonly string[], lines: readonly Line[], { line, key, word, message }: Fault): Remark {
  const text = key === null ? message : `${key} ${message}`;
  if (line === null) return { line: null, column: null, text };
  const end = lines.find(({ number }) => number === line)?.end ?? line;
  return { ...((word === null ? null : find(raws, line, end, word)) ?? { line, column: null }), text };
}

/** A flaw names the entry it is about: `mon: orc 3,4`, or only a place, `3,1E`. */
function ofFlaw(raws: readonly string[], lines: readonly Line[], { where, message }: Flaw): Remark {
  const text = `${where} — ${message}`;
  const key = LINE_KEYS.find((one) => where === one || where.startsWith(`${one}: `));
  const words = (key === undefined ? where : where.slice(key.length + 2)).trim();
  const meant = lines.filter((line) => key === undefined || line.key === key);
  const wanted = [words, words.slice(words.lastIndexOf(' ') + 1), words.split(' ')[0] ?? ''].filter(
    (word) => word !== '',
  );
  for (const word of wanted) {
    for (const { number, end } of meant) {
      const place = find(raws, number, end, word);
      if (place !== null) return { ...place, text };
    }
  }
  return { line: key === undefined ? null : (meant[0]?.number ?? null), column: null, text };
}

/** Where words stand by themselves in these lines. */
function find(
  raws: readonly string[],
  from: number,
  to: number,
  words: string,
): { readonly line: number; readonly column: number } | null {
  for (let line = from; line <= to; line++) {
    const raw = raws[line - 1] ?? '';
    for (let at = raw.indexOf(words); at >= 0; at = raw.indexOf(words, at + 1)) {
      const isWhole = isBetween(raw[at - 1]) && isBetween(raw[at + words.length]);
      if (isWhole) return { line, column: at + 1 };
    }
  }
  return null;
}

const isBetween = (sign: string | undefined): boolean => sign === undefined || /[\s:;+=-]/.test(sign);

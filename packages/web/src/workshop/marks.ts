import type { Remark, Review } from '@questhall/facets';

type Weight = 'error' | 'warning';

export interface Weighed extends Remark {
  readonly weight: Weight;
}

/** A piece of a line; marked where something is said of it. */
export interface Piece {
  readonly text: string;
  readonly weight: Weight | null;
}

/** What can be said in one list: errors first. */
export const weighed = ({ errors, warnings }: Pick<Review, 'errors' | 'warnings'>): readonly Weighed[] => [
  ...errors.map((remark): Weighed => ({ ...remark, weight: 'error' })),
  ...warnings.map((remark): Weighed => ({ ...remark, weight: 'warning' })),
];

/** Each line in pieces: the word of a remark is marked, or the whole line where none is named. */
export function markedLines(text: string, remarks: readonly Weighed[]): readonly (readonly Piece[])[] {
  const ofLine = new Map<number, Weighed[]>();
  for (const remark of remarks) {
    if (remark.line !== null) ofLine.set(remark.line, [...(ofLine.get(remark.line) ?? []), remark]);
  }
  return text.split('\n').map((line, i) => piecesOf(line, ofLine.get(i + 1) ?? []));
}

function piecesOf(line: string, remarks: readonly Weighed[]): readonly Piece[] {
  if (remarks.length === 0) return [{ text: line, weight: null }];
  const weights: (Weight | null)[] = Array<Weight | null>(line.length).fill(null);
  for (const { column, weight } of remarks.toReversed()) {
    const from = column === null ? 0 : column - 1;
    const to = column === null ? line.length : wordEnd(line, from);
    weights.fill(weight, from, to); // errors come first in the list, and so are marked last
  }
  const pieces: Piece[] = [];
  for (let from = 0; from < line.length; ) {
    const weight = weights[from] ?? null;
    let to = from + 1;
    while (to < line.length && weights[to] === weight) to++;
    pieces.push({ text: line.slice(from, to), weight });
    from = to;
  }
  return pieces.length === 0 ? [{ text: '', weight: null }] : pieces;
}

const wordEnd = (line: string, from: number): number => {
  const length = /^[^\s;]+/.exec(line.slice(from))?.[0].length ?? 1;
  return Math.min(line.length, from + length);
};

/** Where a place of the text is, counted in characters from its beginning. */
export function offsetOf(text: string, line: number, column: number | null): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + (column === null ? 0 : column - 1);
}

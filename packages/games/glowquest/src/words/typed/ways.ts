import { isPair, pairIn, readSteps } from '@questhall/facets';
import { BEARINGS, type Cell, strideOf } from '@questhall/grid';
import { SHEET } from '@questhall/tiles';
import { findEntity } from '../../queries/entities.ts';
import type { EntityId } from '../../types/index.ts';
import type { Reading } from './reading.ts';
import { readSquare } from './squares.ts';
import type { TypedWords } from './typed-words.ts';

/** What is done with a square when nothing but the square is typed: somebody walks there, or is put there. */
interface Errand {
  readonly type: 'go' | 'place' | 'setUp' | 'stand' | 'crawl';
  readonly field: 'to' | 'at';
  /** Whoever goes, where a way can be given by the compass. */
  readonly mover: EntityId | null;
}

/** Null when no question of this seat is about a square. */
export function errandOf({ asks }: Pick<Reading, 'asks'>): Errand | null {
  for (const { question } of asks) {
    switch (question.kind) {
      case 'stand':
        return { type: 'stand', field: 'at', mover: null };
      case 'setUp':
        return { type: 'setUp', field: 'at', mover: null };
      case 'explore':
        return { type: 'go', field: 'to', mover: question.hero };
      case 'turn':
      case 'move':
        return { type: 'go', field: 'to', mover: question.who };
      case 'down':
        return { type: 'crawl', field: 'to', mover: question.who };
      case 'forced':
      case 'momentum':
        return { type: 'place', field: 'to', mover: question.moved };
      case 'follow':
        return { type: 'place', field: 'to', mover: question.who };
    }
  }
  return null;
}

/** `3,-4`, and `3 -4` or `3, -4` as well; `ne 2` from where somebody stands. */
export function readPlace(words: readonly string[], reading: Reading): Cell | null {
  const at = readSquare(pairIn(words));
  if (at !== null) return at;
  const mover = errandOf(reading)?.mover ?? null;
  const from = mover === null ? null : (findEntity(reading.view, mover)?.at ?? null);
  const steps = stepsIn(words, reading.typedWords);
  if (from === null || steps === null) return null;
  return steps.reduce((cell, step) => cell + step, from);
}

/** Whether words are a square and nothing else. */
export const isPlace = (words: readonly string[]): boolean => words.length <= 2 && readSquare(pairIn(words)) !== null;

/** Whether words are the numbers of a square that no map has, such as `99,99`. */
export const isBeyond = (words: readonly string[]): boolean => !isPlace(words) && isPair([pairIn(words)]);

const bearingOf = (word: string, { points }: TypedWords): number =>
  points.findIndex((names) => names.includes(word.replace('-', '')));

/** Steps by the compass, as strides: `n`, `ne 2`, `n3 e`. Null for words that are none. */
export const stepsIn = (words: readonly string[], typedWords: TypedWords): readonly number[] | null =>
  readSteps(words, (point) => {
    const bearing = BEARINGS[bearingOf(point, typedWords)];
    return bearing === undefined ? null : [strideOf(SHEET, bearing)];
  });

import { boardAt, type FileObject } from '@questhall/heroscribe';
import { squareAt } from '../squares.ts';
import type { Draft } from './draft.ts';
import { isLying, OUTSIDE, type Refused, squareOf, type Thing } from './thing.ts';

/** Letters, numbers, heroes, ways in and out: what says something about the board without being on it. */
export function placeMark(draft: Draft, { object, meaning }: Thing): Refused {
  const at = squareOf(draft, object);
  switch (meaning.kind) {
    case 'letter':
      if (at < 0) return OUTSIDE;
      draft.letters.set(meaning.letter, [...(draft.letters.get(meaning.letter) ?? []), at]);
      return null;
    case 'number':
      if (at < 0) return OUTSIDE;
      draft.numbers.push({ id: object.id, at, numbers: meaning.numbers });
      return null;
    case 'hero':
      if (at >= 0 && !draft.heroMarks.has(meaning.index)) draft.heroMarks.set(meaning.index, at);
      return 'only marks a place for a hero';
    case 'surface':
      if (at >= 0) draft.surface ??= at;
      return 'has no counterpart';
    case 'way':
      noteWay(draft, object, meaning.way);
      return 'stands at the outer edge of the board';
    default:
      return null;
  }
}

/** Such a door is drawn half outside; the square inside is the one of its two that is on its board. */
export function noteWay(
  { plan, grid, ways }: Draft,
  { column, row, rotation, board }: FileObject,
  way: 'in' | 'out' | 'both',
): void {
  const near = squareAt(plan, column, row);
  const far = isLying(rotation) ? squareAt(plan, column + 1, row) : squareAt(plan, column, row + 1);
  const at = [near, far].find((square) => square >= 0 && boardAt(grid, square) === board);
  if (at !== undefined) ways.push({ way, at });
}

import { pathTo } from '@questhall/grid';
import type { Square } from '../sheet/sheet.ts';
import type { FigureId, View } from '../types/index.ts';
import { findMonster, squareOf } from './figures.ts';
import { monsterWays, walkTo } from './moving.ts';

/**
 * The way a figure would take to a square, as far as this seat knows: the squares one by one, `to` the last. None when
 * there is no way.
 */
export function walkShown(view: View, figure: FigureId, to: Square): readonly Square[] {
  const { hidden } = view;
  const monster = findMonster(view, figure);
  if (monster !== null) {
    return hidden === null
      ? []
      : pathTo(monsterWays({ ...view, hidden, ownSheet: '', stripped: null }, monster), to).slice();
  }
  const from = squareOf(view, figure);
  return from === null ? [] : walkTo(view, figure, from, to, view.turn?.movement ?? 0);
}

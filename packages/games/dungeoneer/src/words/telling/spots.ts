import { SIDES } from '../../content/index.ts';
import { cellBeside, cellKey, chartOf, exitOf, OPPOSITE } from '../../map/chart.ts';
import { cellsBeside } from '../../map/placing.ts';
import type { Placed, Spot, View } from '../../types/index.ts';

/** A cell that a card could be laid on, by the letter that it has on the map. */
export interface Lettered extends Pick<Spot, 'section' | 'x' | 'y'> {
  readonly letter: string;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** `a` to `z`, and then `a2`, `b2`. */
const letterAt = (i: number): string => {
  const round = Math.floor(i / ALPHABET.length);
  return `${ALPHABET.charAt(i % ALPHABET.length)}${round === 0 ? '' : round + 1}`;
};

/** Some card beside it has an exit that leads there. */
function isFrontier(placed: readonly Placed[], cell: { readonly x: number; readonly y: number }): boolean {
  const { byCell } = chartOf(placed);
  return SIDES.some((side) => {
    const { x, y } = cellBeside(cell, side);
    const beside = byCell.get(cellKey(x, y));
    return beside !== undefined && exitOf(beside, OPPOSITE[side]).kind !== 'wall';
  });
}

/** Every cell that a way leads to, as one reads: from the north-west, row by row. */
export function letteredSpots({ sections }: View): readonly Lettered[] {
  const cells = sections.flatMap(({ name, placed }) =>
    cellsBeside(placed)
      .filter((cell) => placed.length === 0 || isFrontier(placed, cell))
      .toSorted((one, other) => other.y - one.y || one.x - other.x)
      .map(({ x, y }) => ({ section: name, x, y })),
  );
  return cells.map((cell, i) => ({ ...cell, letter: letterAt(i) }));
}

/** The letter of a cell; empty for one that no way leads to. */
export const letterOf = (view: View, { section, x, y }: Pick<Spot, 'section' | 'x' | 'y'>): string =>
  letteredSpots(view).find((one) => one.section === section && one.x === x && one.y === y)?.letter ?? '';

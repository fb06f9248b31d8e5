import { SIDES } from '../content/index.ts';
import { cellBeside, exitOf, isEntrance, OPPOSITE } from '../map/chart.ts';
import { once } from '../once.ts';
import { leftFor } from '../queries/shifting.ts';
import type { Placed } from '../types/index.ts';
import { type Law, law } from './law.ts';

// Worked out from the cells alone, and not as the map itself does it: so that each is held against the other.

interface Cell {
  readonly x: number;
  readonly y: number;
}

const keyOf = ({ x, y }: Cell): string => `${x} ${y}`;
const byCell = (placed: readonly Placed[]): ReadonlyMap<string, Placed> =>
  new Map(placed.map((card) => [keyOf(card), card]));

const isClosedAt = (card: Placed, side: (typeof SIDES)[number]): boolean => exitOf(card, side).kind === 'wall';

/** Everything that can be come to from one thing, step by step. */
function reached<T extends Cell>(from: T, next: (one: T) => readonly T[]): ReadonlySet<string> {
  const seen = new Set([keyOf(from)]);
  const queue = [from];
  for (const one of queue)
    for (const other of next(one)) {
      if (seen.has(keyOf(other))) continue;
      seen.add(keyOf(other));
      queue.push(other);
    }
  return seen;
}

/** From every Entrance one can walk to every card. */
export const isOneWhole: (placed: readonly Placed[]) => boolean = once((placed) => {
  const cards = byCell(placed);
  const beside = (card: Placed): readonly Placed[] =>
    SIDES.flatMap((side) => {
      const other = cards.get(keyOf(cellBeside(card, side)));
      return other === undefined || isClosedAt(card, side) || isClosedAt(other, OPPOSITE[side]) ? [] : [other];
    });
  return placed.filter(({ card }) => isEntrance(card)).every((from) => reached(from, beside).size === placed.length);
});

/** Exits that lead out of the map, and not into a hole in its middle. */
export const openEnds: (placed: readonly Placed[]) => number = once((placed) => {
  const cards = byCell(placed);
  const reach = Math.max(0, ...placed.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)])) + 1;
  const isNear = ({ x, y }: Cell): boolean => Math.abs(x) <= reach && Math.abs(y) <= reach;
  const outside = reached<Cell>({ x: reach, y: reach }, (cell) =>
    SIDES.map((side) => cellBeside(cell, side)).filter((one) => isNear(one) && !cards.has(keyOf(one))),
  );
  return placed.flatMap((card) =>
    SIDES.filter((side) => !isClosedAt(card, side) && outside.has(keyOf(cellBeside(card, side)))),
  ).length;
});

/** What the map has to be after every card that is laid or shifted. */
export const SHAPE: readonly Law[] = [
  law(
    'map.no-stranding',
    ({ table }) => table.sections.every(({ placed }) => isOneWhole(placed)),
    'no card is cut off',
  ),
  law(
    'map.not-closed',
    ({ table }) =>
      table.sections.every(
        (section) => section.placed.length === 0 || leftFor(table, section) === 0 || openEnds(section.placed) > 0,
      ),
    'as long as cards are to come, the map goes on somewhere',
  ),
];

import { expect, test } from 'vitest';
import { addCards, type MapId, SIDES } from '../../src/content/index.ts';
import { cellBeside } from '../../src/map/chart.ts';
import { cellsBeside, judgePlacing } from '../../src/map/placing.ts';
import type { Placed } from '../../src/types/index.ts';

// Eight cards around an empty cell: it may be built on only as long as one can come out of it.

type Cell = readonly [number, number];

/** From the north-west clockwise to the gap in the west. */
const RING: readonly Cell[] = [
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
];
/** Across from the gap: an exit leads from here into the empty cell. */
const OPEN_AT = 3;

const turned = ([x, y]: Cell, quarters: number): Cell => (quarters === 0 ? [x, y] : turned([y, -x], quarters - 1));

/** A card on a cell with exits to these others and nowhere else. */
function cardOn(id: MapId, [x, y]: Cell, others: readonly Cell[]): Placed {
  const leads = (side: (typeof SIDES)[number]): boolean => {
    const beside = cellBeside({ x, y }, side);
    return others.some(([toX, toY]) => toX === beside.x && toY === beside.y);
  };
  const exits = SIDES.map((side) => (leads(side) ? 'O' : 'W')).join(', ');
  const set = { id: 'HD', grade: 'heroic', section: 'dungeon' } as const;
  addCards({ set, maps: { [id]: `Passage | 1/1 | ${exits} | —` } });
  return { card: id, x, y, isTurned: false };
}

/** The ring with its gap turned by so many quarters. */
const ringOf = (quarters: number): readonly Placed[] => {
  const cells = RING.map((cell) => turned(cell, quarters));
  const at = (index: number): readonly Cell[] => cells.slice(index, index + 1);
  return cells.map((cell, index) =>
    cardOn(`X-RING${quarters}${index}`, cell, [
      ...(index > 0 ? at(index - 1) : []),
      ...at(index + 1),
      ...(index === OPEN_AT ? [[0, 0] as const] : []),
    ]),
  );
};

const RINGS = [0, 1, 2, 3].map(ringOf);

test.each([0, 1, 2, 3])(
  '[map.not-closed] a way out on any side will do, and without one the map is closed (%i)',
  (quarters) => {
    const ring = RINGS[quarters] ?? [];
    const lay = (index: number, left: number) => {
      const { card = '', x = 0, y = 0 } = ring[index] ?? {};
      return (
        judgePlacing(ring.slice(0, index), 'dungeon', card, { section: 'dungeon', x, y, turn: 0 }, left)?.rule ?? null
      );
    };
    expect([lay(6, 1), lay(7, 1), lay(7, 0)]).toEqual([null, 'map.not-closed', null]);
  },
);

test('[map.placer-chooses] cells beside the map come by their distance from the middle, then from the south and the west', () => {
  const [middle, , , east] = RINGS[0] ?? [];
  const placed = [middle, east].flatMap((card) => (card === undefined ? [] : [card]));
  expect(cellsBeside(placed.slice(1)).map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [1, -1],
    [2, 0],
    [1, 1],
  ]);
  expect(cellsBeside(placed).map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [-1, 0],
    [0, 1],
    [1, -1],
    [2, 0],
    [1, 1],
    [-2, 1],
    [-1, 2],
  ]);
});

test('[map.cell-free] [map.must-connect] no card lies so far away that it could be taken for another', () => {
  const [card] = RINGS[1] ?? [];
  const placed = card === undefined ? [] : [card];
  const REACH = 1 << 12;
  const { x = 0, y = 0 } = card ?? {};
  const spot = { section: 'dungeon', x: x - 1, y: y + 2 * REACH, turn: 0 } as const;
  expect(judgePlacing(placed, 'dungeon', 'X-RING12', spot, 1)?.rule).toBe('map.must-connect');
});

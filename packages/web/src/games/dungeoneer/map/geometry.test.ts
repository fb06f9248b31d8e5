import { expect, test } from 'vitest';
import { CARD, layoutOf } from './geometry.ts';
import { linesOf } from './lines.ts';

const placed = (x: number, y: number) => ({ card: 'HD-M01', x, y, isTurned: false });
const sections = [
  { name: 'dungeon' as const, placed: [placed(0, 0), placed(-1, 0), placed(0, 2)], left: 0, below: [] },
  { name: 'wilderness' as const, placed: [placed(0, 0)], left: 0, below: [] },
];

test('a card is found again under its own middle, north is up, and no two sections touch', () => {
  const layout = layoutOf({ sections }, [{ section: 'dungeon', x: 1, y: 0 }]);
  for (const { name, placed: cards } of sections)
    for (const { x, y } of cards) {
      const cell = { section: name, x, y };
      const box = layout.boxOf(cell);
      expect(layout.cellAt({ x: box.x + CARD.width / 2, y: box.y + CARD.height / 2 })).toEqual(cell);
    }
  const [middle, north] = [
    layout.corner({ section: 'dungeon', x: 0, y: 0 }),
    layout.corner({ section: 'dungeon', x: 0, y: 2 }),
  ];
  expect(north.y).toBeLessThan(middle.y);
  const free = layout.boxOf({ section: 'dungeon', x: 1, y: 0 });
  expect(layout.corner({ section: 'wilderness', x: 0, y: 0 }).x).toBeGreaterThan(free.x + free.width);
});

test('all that lies, and every free cell, is within the bounds', () => {
  const { bounds, boxOf } = layoutOf({ sections }, [{ section: 'dungeon', x: 3, y: -2 }]);
  const box = boxOf({ section: 'dungeon', x: 3, y: -2 });
  expect(box.y + box.height).toBeLessThanOrEqual(bounds.y + bounds.height);
  expect(box.x + box.width).toBeLessThanOrEqual(bounds.x + bounds.width);
});

test('a long name is written over two lines', () => {
  expect(linesOf('Rat Run')).toEqual(['Rat Run']);
  expect(linesOf('Court of Still Water')).toEqual(['Court of Still', 'Water']);
  expect(linesOf('Metselaarskapel')).toEqual(['Metselaarskapel']);
});

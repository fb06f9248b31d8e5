import { expect, test } from 'vitest';
import { drawFloor } from './drawing.ts';
import { explored, firstFloor } from './sample-floors.ts';
import { cellAt } from './sheet.ts';

const FLOOR = firstFloor();

test('draws walls, ways into the dark, and what lies on the squares', () => {
  const marks = [
    { cell: cellAt(0, 0), text: ' ≡', sign: 'stairs' as const },
    { cell: cellAt(0, 0), text: '>B', sign: null },
    { cell: cellAt(90, 90), text: 'xx', sign: 'stairs' as const },
  ];
  const { lines, signs, beyond } = drawFloor(FLOOR, marks, null);
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "      0
        ┌??─??┐
      -2│ ·  ·│
        │     │
      -1│ ·  ·│
        │     │
       0│>B  ·│
        └─────┘"
  `);
  expect([signs, beyond]).toEqual([['opening', 'stairs'], []]);
});

test('shows what is looked at, and says where there is more', () => {
  const floor = explored([1, 5, 3, 2, 9, 4, 7, 8, 6, 11, 13, 2, 5, 9]);
  const middle = cellAt(0, 0);
  const whole = drawFloor(floor, [], null);
  const close = drawFloor(floor, [], { wanted: [middle], middle, isClose: true });
  expect(whole.beyond).toEqual([]);
  expect(close.lines.length).toBeLessThan(whole.lines.length);
  expect(close.beyond.length).toBeGreaterThan(0);
  expect(Math.max(...close.lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
});

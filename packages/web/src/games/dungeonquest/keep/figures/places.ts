import type { View } from '@questhall/dungeonquest';
import { isHoard, KEEP_WIDTH, roomOf } from '@questhall/dungeonquest/client';
import { CELL, centreOf, type Point } from '../../../../board/cells.ts';

/** Where a figure stands, and how large it is. */
export interface Stand extends Point {
  readonly seat: number;
  readonly size: number;
}

/** How several share a room, around its middle, and how large they are then. */
const SHARED: readonly { readonly size: number; readonly at: readonly (readonly [x: number, y: number])[] }[] = [
  { size: 0.86, at: [[0, 0]] },
  {
    size: 0.62,
    at: [
      [-15, -6],
      [15, 6],
    ],
  },
  {
    size: 0.54,
    at: [
      [-15, -13],
      [15, -13],
      [0, 14],
    ],
  },
  {
    size: 0.54,
    at: [
      [-15, -14],
      [15, -14],
      [-15, 14],
      [15, 14],
    ],
  },
];

/** Everybody inside, above ground or below it. */
export function standsIn({ heroes }: Pick<View, 'heroes'>, isBelow: boolean): readonly Stand[] {
  const inside = heroes.flatMap((hero, seat) =>
    hero?.fate === 'inside' && hero.square >= 0 && (hero.heading !== null) === isBelow ? [{ hero, seat }] : [],
  );
  const roomFor = (square: number): number => (isBelow ? square : roomOf(square));
  return inside.map(({ hero, seat }) => {
    const here = inside.filter((one) => roomFor(one.hero.square) === roomFor(hero.square));
    const shared = SHARED[Math.min(here.length, SHARED.length) - 1];
    const [right, down] = shared?.at[here.findIndex((one) => one.seat === seat)] ?? [0, 0];
    const { x, y } = centreOf(hero.square, KEEP_WIDTH);
    // Whoever plunders stands before the dragon, not on it.
    const lower = !isBelow && isHoard(hero.square) ? -CELL / 4 : 0;
    return { seat, x: x + right, y: y + down + lower, size: shared?.size ?? 1 };
  });
}

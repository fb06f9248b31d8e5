import type { Spot } from '../../board/locating.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the middle of something read may be, in parts of the room that it has: what is first is best. */
export type Middles = readonly (readonly [x: number, y: number])[];

/** In the middle, or else to one side of it, above or below. */
export const CARD_MIDDLES: Middles = [
  [0.5, 0.5],
  [0.94, 0.5],
  [0.06, 0.5],
  [0.5, 0.04],
  [0.5, 0.96],
];

/** Across the board, near its upper edge or its lower one. */
export const BANNER_MIDDLES: Middles = [
  [0.5, 0.04],
  [0.5, 0.96],
];

/** So much of the height or the width of a box that it covers of a spot, both measured along one axis. */
const shared = (middle: number, length: number, at: number, size: number): number =>
  Math.max(0, Math.min(middle + length / 2, at + size / 2) - Math.max(middle - length / 2, at - size / 2));

/** The middle for a box of this size in this room that covers least of these spots. */
export function placeClear(
  room: Size,
  box: Size,
  spots: readonly Spot[],
  middles: Middles,
): { readonly x: number; readonly y: number } {
  const along = (length: number, own: number, part: number): number => own / 2 + Math.max(0, length - own) * part;
  const covered = ({ x, y }: { readonly x: number; readonly y: number }): number =>
    spots.reduce(
      (sum, spot) => sum + shared(x, box.width, spot.x, spot.width) * shared(y, box.height, spot.y, spot.height),
      0,
    );
  const [first, ...others] = middles.map(([x, y]) => ({
    x: along(room.width, box.width, x),
    y: along(room.height, box.height, y),
  }));
  if (first === undefined) return { x: room.width / 2, y: room.height / 2 };
  return others.reduce((best, one) => (covered(one) < covered(best) ? one : best), first);
}

/** What encloses all these spots; null where nothing of it is on the screen. */
export function boundsOf(
  spots: readonly (Spot | null)[],
): Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>> | null {
  const there = spots.filter((spot) => spot !== null);
  if (there.length === 0) return null;
  return {
    left: Math.min(...there.map(({ x, width }) => x - width / 2)),
    right: Math.max(...there.map(({ x, width }) => x + width / 2)),
    top: Math.min(...there.map(({ y, height }) => y - height / 2)),
    bottom: Math.max(...there.map(({ y, height }) => y + height / 2)),
  };
}

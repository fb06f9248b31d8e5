import type { Box, Point } from '../cells.ts';
import type { Size } from './camera.ts';

/** Where the small map lies: out of the way of what matters, and where it cannot be, it lets everything through. */
export type Corner = 'top' | 'bottom' | 'faded';

/**
 * The corner on the left in which the map covers nothing of this; the points are on the board, of which so much is
 * shown. It does not leave the one where it is without need.
 */
export function cornerFor(
  matters: readonly Point[],
  shown: Box,
  room: Size,
  map: Size,
  reach: number,
  now: Corner,
): Corner {
  const scale = room.width / shown.width;
  const isUnder = ({ x, y }: Point, top: number): boolean => {
    const [across, down] = [(x - shown.x) * scale, (y - shown.y) * scale - top];
    const around = reach * scale;
    return across > -around && across < map.width + around && down > -around && down < map.height + around;
  };
  const isFree = (top: number): boolean => !matters.some((point) => isUnder(point, top));
  const corners = [
    { corner: 'top', top: 0 },
    { corner: 'bottom', top: room.height - map.height },
  ] as const;
  const free = corners.filter(({ top }) => isFree(top)).map(({ corner }) => corner);
  return free.find((corner) => corner === now) ?? free[0] ?? 'faded';
}

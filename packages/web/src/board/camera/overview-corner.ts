import type { Box, Point } from '../cells.ts';
import type { Size } from './camera.ts';

/** Where the small map lies: out of the way of what matters, and where it cannot be, it lets everything through. */
export type Corner = 'top' | 'bottom' | 'right' | 'faded';

/**
 * The corner in which the map covers nothing of this, on the left if it can be; the points are on the board, of which so
 * much is shown. It does not leave the one where it is without need.
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
  const isUnder = ({ x, y }: Point, left: number, top: number): boolean => {
    const [across, down] = [(x - shown.x) * scale - left, (y - shown.y) * scale - top];
    const around = reach * scale;
    return across > -around && across < map.width + around && down > -around && down < map.height + around;
  };
  const isFree = (left: number, top: number): boolean => !matters.some((point) => isUnder(point, left, top));
  const bottom = room.height - map.height;
  const corners = [
    { corner: 'top', left: 0, top: 0 },
    { corner: 'bottom', left: 0, top: bottom },
    { corner: 'right', left: room.width - map.width, top: bottom },
  ] as const;
  const free = corners.filter(({ left, top }) => isFree(left, top)).map(({ corner }) => corner);
  return free.find((corner) => corner === now) ?? free[0] ?? 'faded';
}

import { type Side, sideOf } from './wall-runs.ts';

/** What a look between two squares may run into. */
export interface Scenery {
  readonly width: number;
  /** There is a wall or a closed door on that side: north 0, east 1, south 2, west 3. */
  isWall(square: number, direction: number): boolean;
  isBody(square: number): boolean;
}

/** All that stands between the centres of two squares, for showing it; whether one sees is for the rules to say. */
export interface Block {
  readonly sides: readonly Side[];
  readonly bodies: readonly number[];
}

/** Walls as a number for each square, a bit for each of its sides. */
export const wallsIn =
  (walls: ArrayLike<number>): Scenery['isWall'] =>
  (square, direction) =>
    (((walls[square] ?? 0) >> direction) & 1) === 1;

/** Looks at so many points of the line a square. */
const FINE = 24;

export function blockBetween(from: number, to: number, { width, isWall, isBody }: Scenery): Block {
  const [x, y] = [from % width, Math.floor(from / width)];
  const [dx, dy] = [(to % width) - x, Math.floor(to / width) - y];
  const steps = Math.max(Math.abs(dx), Math.abs(dy)) * FINE;
  const sides: Side[] = [];
  const bodies: number[] = [];
  let here = from;
  for (let i = 1; i <= steps; i++) {
    const next = Math.floor(y + 0.5 + (dy * i) / steps) * width + Math.floor(x + 0.5 + (dx * i) / steps);
    if (next === here) continue;
    sides.push(
      ...crossed(here, next, width)
        .filter(({ square, direction }) => isWall(square, direction))
        .map(({ square, direction }) => sideOf(square, direction, width)),
    );
    if (next !== to && isBody(next)) bodies.push(next);
    here = next;
  }
  return { sides, bodies };
}

/** The sides between two squares next to each other; around a corner both of the first square's. */
function crossed(a: number, b: number, width: number): { readonly square: number; readonly direction: number }[] {
  const [right, down] = [(b % width) - (a % width), Math.floor(b / width) - Math.floor(a / width)];
  const found = [];
  if (right !== 0) found.push({ square: a, direction: right > 0 ? 1 : 3 });
  if (down !== 0) found.push({ square: a, direction: down > 0 ? 2 : 0 });
  return found;
}

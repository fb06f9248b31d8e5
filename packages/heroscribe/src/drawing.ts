import { type Cell, EAST, type Edge, edgeOf, type Grid, SOUTH } from '@questhall/grid';

/** Where nobody gets to. */
export const ROCK = '░';

/** What a picture in characters shows. */
export interface Drawing {
  readonly grid: Pick<Grid, 'width' | 'height'>;
  /** A sign on every square that has one; `ROCK` fills whole squares. */
  readonly signs: ReadonlyMap<Cell, string>;
  readonly doors: ReadonlyMap<Edge, string>;
  /** Whether a wall stands there, where no door does. */
  isWall(edge: Edge): boolean;
}

/** Corners by the walls that meet there: north 1, east 2, south 4, west 8. */
const CORNERS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

/** Rows of signs: every other column and row is a side of squares, beginning with the outer wall. */
export function draw({ grid, signs, doors, isWall }: Drawing): string[] {
  const { width, height } = grid;
  const isSolid = (square: Cell): boolean => square < 0 || signs.get(square) === ROCK;
  /** Between a square and the one before it, to the west or north. */
  const sideOf = (before: Cell, square: Cell, wall: string): string => {
    if (before < 0 || square < 0) return isSolid(before) && isSolid(square) ? ' ' : wall;
    const edge = edgeOf(before, wall === '─' ? SOUTH : EAST);
    const door = doors.get(edge);
    if (door !== undefined) return door;
    if (isSolid(before) && isSolid(square)) return ROCK;
    return isWall(edge) ? wall : ' ';
  };
  const at = (x: number, y: number): Cell => {
    const [column, row] = [(x - 1) / 2, (y - 1) / 2];
    return column >= 0 && row >= 0 && column < width && row < height ? row * width + column : -1;
  };
  const canvas = Array.from({ length: 2 * height + 1 }, (_, y) =>
    Array.from({ length: 2 * width + 1 }, (__, x) => {
      if (x % 2 === 1 && y % 2 === 1) return signs.get(at(x, y)) ?? ' ';
      if (x % 2 === 1) return sideOf(at(x, y - 1), at(x, y + 1), '─');
      return y % 2 === 1 ? sideOf(at(x - 1, y), at(x + 1, y), '│') : ' ';
    }),
  );
  drawCorners(canvas);
  return canvas.map((row) => row.join('').trimEnd());
}

/** Where lines meet, they are joined. */
function drawCorners(canvas: string[][]): void {
  const isLine = (x: number, y: number): boolean => !['', ' ', ROCK].includes(canvas[y]?.[x] ?? '');
  for (let y = 0; y < canvas.length; y += 2) {
    for (let x = 0; x < (canvas[y]?.length ?? 0); x += 2) {
      const around = [isLine(x, y - 1), isLine(x + 1, y), isLine(x, y + 1), isLine(x - 1, y)];
      const mask = around.reduce((sum, isOn, index) => sum + (isOn ? 1 << index : 0), 0);
      const isInside = canvas[y - 1]?.[x] === ROCK && canvas[y + 1]?.[x] === ROCK;
      canvas[y]?.splice(x, 1, mask === 0 && isInside ? ROCK : (CORNERS[mask] ?? ' '));
    }
  }
}

/**
 * A side of a square on the lattice of a board: from the crossing at column, row one square to the right, or down when
 * it stands.
 */
export interface Side {
  readonly column: number;
  readonly row: number;
  readonly isStanding: boolean;
}

/** Sides in one line, end to end. */
export interface Run extends Side {
  readonly length: number;
}

/** The point in the middle of a side, in squares. */
export const middleOf = ({ column, row, isStanding }: Side): { readonly column: number; readonly row: number } => ({
  column: column + (isStanding ? 0 : 0.5),
  row: row + (isStanding ? 0.5 : 0),
});

/** Joins sides that follow each other. */
export function joinSides(sides: readonly Side[]): Run[] {
  const lineOf = ({ column, row, isStanding }: Side): number => (isStanding ? column : row);
  const placeOf = ({ column, row, isStanding }: Side): number => (isStanding ? row : column);
  const sorted = [...sides].sort(
    (a, b) => Number(a.isStanding) - Number(b.isStanding) || lineOf(a) - lineOf(b) || placeOf(a) - placeOf(b),
  );
  const runs: Run[] = [];
  for (const side of sorted) {
    const last = runs.at(-1);
    const isNext =
      last !== undefined &&
      last.isStanding === side.isStanding &&
      lineOf(last) === lineOf(side) &&
      placeOf(last) + last.length === placeOf(side);
    if (isNext) runs[runs.length - 1] = { ...last, length: last.length + 1 };
    else runs.push({ ...side, length: 1 });
  }
  return runs;
}

/** The side of a square: north 0, east 1, south 2, west 3. */
export function sideOf(square: number, direction: number, width: number): Side {
  const [column, row] = [square % width, Math.floor(square / width)];
  switch (direction) {
    case 0:
      return { column, row, isStanding: false };
    case 1:
      return { column: column + 1, row, isStanding: true };
    case 2:
      return { column, row: row + 1, isStanding: false };
    default:
      return { column, row, isStanding: true };
  }
}

export const sideKey = ({ column, row, isStanding }: Side): string => `${column},${row},${isStanding ? 'v' : 'h'}`;

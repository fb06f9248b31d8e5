import type { Field } from './field.ts';

/**
 * The one solution of a square system of equations, by elimination with the largest pivot; null when there is none or
 * many.
 */
export function solveLinear<X>(
  field: Field<X>,
  matrix: readonly (readonly X[])[],
  right: readonly X[],
): readonly X[] | null {
  const rows = matrix.map((row, i) => [...row, at(right, i)]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const pivot = largest(field, rows, column);
    const pivotRow = at(rows, pivot);
    const head = at(pivotRow, column);
    if (field.isZero(head)) return null;
    rows[pivot] = at(rows, column);
    rows[column] = pivotRow.map((x) => field.divide(x, head));
    for (let row = 0; row < size; row++) if (row !== column) eliminate(field, rows, row, column);
  }
  return rows.map((row) => at(row, size));
}

function eliminate<X>(field: Field<X>, rows: X[][], row: number, column: number): void {
  const factor = at(at(rows, row), column);
  const source = at(rows, column);
  rows[row] = at(rows, row).map((x, i) => field.subtract(x, field.multiply(factor, at(source, i))));
}

function largest<X>(field: Field<X>, rows: readonly (readonly X[])[], column: number): number {
  const zero = field.ratio(0, 1);
  const sizeOf = (row: number): X => {
    const x = at(at(rows, row), column);
    return field.compare(x, zero) < 0 ? field.subtract(zero, x) : x;
  };
  let best = column;
  for (let row = column + 1; row < rows.length; row++) if (field.compare(sizeOf(row), sizeOf(best)) > 0) best = row;
  return best;
}

export function at<Y>(list: readonly Y[], index: number): Y {
  const item = list[index];
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
}

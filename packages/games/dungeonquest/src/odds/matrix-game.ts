import type { Field } from './field.ts';
import { at, solveLinear } from './linear.ts';

/** Best play in a zero-sum game: how often to choose each row (to get much) and each column (to give little). */
export interface Equilibrium<X> {
  readonly rows: readonly X[];
  readonly columns: readonly X[];
}

/**
 * Solves a small matrix game exactly, by trying every choice of equally many rows and columns as the ones really
 * played, the largest first: with all of them in play there is at most one answer, so fully mixed equilibria are always
 * found.
 */
export function solveMatrixGame<X>(field: Field<X>, payoff: readonly (readonly X[])[]): Equilibrium<X> {
  const scaled = scale(field, payoff);
  const all = payoff.map((_, i) => i);
  for (let size = all.length; size >= 1; size--) {
    for (const rows of choose(all, size)) {
      for (const columns of choose(all, size)) {
        const found = supported(field, scaled, rows, columns);
        if (found !== null) return found;
      }
    }
  }
  throw new Error('every matrix game has an equilibrium');
}

/** The same game with payoffs from 0 to 1: tiny differences keep their weight. */
function scale<X>(field: Field<X>, payoff: readonly (readonly X[])[]): readonly (readonly X[])[] {
  const sorted = payoff.flat().sort((x, y) => field.compare(x, y));
  const low = at(sorted, 0);
  const range = field.subtract(at(sorted, sorted.length - 1), low);
  if (field.isZero(range)) return payoff.map((row) => row.map(() => field.ratio(0, 1)));
  return payoff.map((row) => row.map((x) => field.divide(field.subtract(x, low), range)));
}

/** The equilibrium in which exactly these rows and columns make each other indifferent, if it is one. */
function supported<X>(
  field: Field<X>,
  payoff: readonly (readonly X[])[],
  rows: readonly number[],
  columns: readonly number[],
): Equilibrium<X> | null {
  const played = rows.map((row) => columns.map((column) => at(at(payoff, row), column)));
  const rowPlay = indifferent(field, transpose(played));
  const columnPlay = indifferent(field, played);
  if (rowPlay === null || columnPlay === null) return null;
  const zero = field.ratio(0, 1);
  const spread = (support: readonly number[], chances: readonly X[]): readonly X[] =>
    payoff.map((_, i) => (support.includes(i) ? at(chances, support.indexOf(i)) : zero));
  const [inRows, inColumns] = [spread(rows, rowPlay.chances), spread(columns, columnPlay.chances)];
  const { value } = columnPlay;
  const isBestRow = payoff.every((row) => field.compare(dot(field, row, inColumns), value) <= 0);
  const isBestColumn = transpose(payoff).every((column) => field.compare(dot(field, column, inRows), value) >= 0);
  return isBestRow && isBestColumn ? { rows: inRows, columns: inColumns } : null;
}

/** Chances for the columns that make every row worth the same; null if some would have to be negative. */
function indifferent<X>(
  field: Field<X>,
  payoff: readonly (readonly X[])[],
): { readonly chances: readonly X[]; readonly value: X } | null {
  const [zero, one] = [field.ratio(0, 1), field.ratio(1, 1)];
  const equations = payoff.map((row) => [...row, field.subtract(zero, one)]);
  const total = [...payoff.map(() => one), zero];
  const solution = solveLinear(field, [...equations, total], [...payoff.map(() => zero), one]);
  const chances = solution?.slice(0, -1);
  if (solution === null || chances === undefined || chances.some((chance) => field.compare(chance, zero) < 0))
    return null;
  return { chances, value: at(solution, solution.length - 1) };
}

const transpose = <Y>(matrix: readonly (readonly Y[])[]): readonly (readonly Y[])[] =>
  matrix.map((_, i) => matrix.map((row) => at(row, i)));

const dot = <X>(field: Field<X>, xs: readonly X[], ys: readonly X[]): X =>
  xs.reduce((sum, x, i) => field.add(sum, field.multiply(x, at(ys, i))), field.ratio(0, 1));

function choose(items: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => choose(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}

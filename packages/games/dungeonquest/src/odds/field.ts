/** Numbers to compute odds in: quick decimals, or exact fractions. The recursions are written once, for both. */
export interface Field<X> {
  ratio(numerator: number, denominator: number): X;
  add(x: X, y: X): X;
  subtract(x: X, y: X): X;
  multiply(x: X, y: X): X;
  divide(x: X, y: X): X;
  /** Negative, zero or positive; differences that are only rounding are zero. */
  compare(x: X, y: X): number;
  /** Exactly nothing: cannot be divided by. */
  isZero(x: X): boolean;
}

const ROUNDING = 1e-13;

export const decimals: Field<number> = {
  ratio: (numerator, denominator) => numerator / denominator,
  add: (x, y) => x + y,
  subtract: (x, y) => x - y,
  multiply: (x, y) => x * y,
  divide: (x, y) => x / y,
  compare: (x, y) => (Math.abs(x - y) <= ROUNDING * Math.max(Math.abs(x), Math.abs(y)) ? 0 : x - y),
  isZero: (x) => x === 0,
};

export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function lowest(numerator: bigint, denominator: bigint): Fraction {
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  const divisor = denominator < 0n ? -a : a;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const fractions: Field<Fraction> = {
  ratio: (numerator, denominator) => lowest(BigInt(numerator), BigInt(denominator)),
  add: (x, y) => lowest(x.numerator * y.denominator + y.numerator * x.denominator, x.denominator * y.denominator),
  subtract: (x, y) => lowest(x.numerator * y.denominator - y.numerator * x.denominator, x.denominator * y.denominator),
  multiply: (x, y) => lowest(x.numerator * y.numerator, x.denominator * y.denominator),
  divide: (x, y) => lowest(x.numerator * y.denominator, x.denominator * y.numerator),
  compare(x, y) {
    const difference = x.numerator * y.denominator - y.numerator * x.denominator;
    return difference === 0n ? 0 : difference < 0n ? -1 : 1;
  },
  isZero: (x) => x.numerator === 0n,
};

export const fractionText = ({ numerator, denominator }: Fraction): string =>
  denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;

/**
 * Numbers to compute odds in: quick decimals, or exact fractions. Everything is written once, for both, and adds up
 * only what is positive.
 */
export interface Field<X> {
  ratio(numerator: number, denominator: number): X;
  add(x: X, y: X): X;
  multiply(x: X, y: X): X;
  divide(x: X, y: X): X;
}

export const decimals: Field<number> = {
  ratio: (numerator, denominator) => numerator / denominator,
  add: (x, y) => x + y,
  multiply: (x, y) => x * y,
  divide: (x, y) => x / y,
};

/** In lowest terms, and never negative. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function lowest(numerator: bigint, denominator: bigint): Fraction {
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: denominator / a };
}

export const fractions: Field<Fraction> = {
  ratio: (numerator, denominator) => lowest(BigInt(numerator), BigInt(denominator)),
  add: (x, y) => lowest(x.numerator * y.denominator + y.numerator * x.denominator, x.denominator * y.denominator),
  multiply: (x, y) => lowest(x.numerator * y.numerator, x.denominator * y.denominator),
  divide: (x, y) => lowest(x.numerator * y.denominator, x.denominator * y.numerator),
};

export const fractionText = ({ numerator, denominator }: Fraction): string =>
  denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;

export const sum = <X>(field: Field<X>, list: readonly X[]): X =>
  list.reduce((total, x) => field.add(total, x), field.ratio(0, 1));

/** The mean of 0, 1, 2 … with these chances. */
export const mean = <X>(field: Field<X>, chances: readonly X[]): X =>
  sum(
    field,
    chances.map((chance, worth) => field.multiply(field.ratio(worth, 1), chance)),
  );

/** How the second of two differs from the first, over pairs of games: sums only. */
export interface Differences {
  readonly pairs: number;
  /** Pairs that differ at all. */
  readonly unlike: number;
  readonly sum: number;
  readonly squares: number;
}

export const NO_DIFFERENCES: Differences = { pairs: 0, unlike: 0, sum: 0, squares: 0 };

/** So often at most a difference is claimed where there is none, however often it is looked. */
export const ERROR = 0.05;

/**
 * For about so many unlike pairs the interval is as narrow as it can be; for others it is hardly wider, because this
 * counts under a logarithm.
 */
const WEIGHT = 10;

/** Far beyond any interval that could be of use to anybody. */
const FAR = 1e18;

/**
 * How far the true mean difference may be from the one that was seen. It holds at every look, and so may be looked at
 * until it says something: of a hundred such comparisons of equals, five at most ever leave 0 outside.
 *
 * That is a mixture of exponential supermartingales: where a pair is as likely to differ one way as the other, the sum S
 * of differences whose squares sum up to V keeps exp(λS − λ²V/2) from growing in the mean for every λ. Mixed over λ that
 * is sqrt(ρ / (V + ρ)) exp(S² / 2(V + ρ)), which exceeds 1/ERROR with a chance of at most ERROR, ever. Here S and V are
 * taken about each mean that could be the true one; those where it does not exceed that are in the interval.
 */
export function reachOf({ pairs, unlike, sum, squares }: Differences): number {
  if (pairs === 0) return Number.POSITIVE_INFINITY;
  const weight = WEIGHT * (unlike === 0 ? 1 : squares / unlike);
  const spread = squares - (sum * sum) / pairs;
  const limit = 2 * Math.log(1 / ERROR);
  const isOutside = (u: number): boolean => {
    const variance = Math.max(0, spread) + u;
    return pairs * u > (variance + weight) * (limit + Math.log1p(variance / weight));
  };
  let outside = (weight * limit) / pairs / 4;
  while (!isOutside(outside)) {
    outside *= 2;
    if (outside > FAR) return Number.POSITIVE_INFINITY;
  }
  let inside = 0;
  for (let i = 0; i < 60; i++) {
    const middle = (inside + outside) / 2;
    if (isOutside(middle)) outside = middle;
    else inside = middle;
  }
  return Math.sqrt(outside / pairs);
}

/** The mean difference, and between what it surely lies. */
export interface Difference {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** Whether there is one for sure. */
  readonly isSure: boolean;
}

export function differenceOf(differences: Differences): Difference {
  const mean = differences.pairs === 0 ? 0 : differences.sum / differences.pairs;
  const reach = reachOf(differences);
  return { mean, low: mean - reach, high: mean + reach, isSure: Math.abs(mean) > reach };
}

/** What a comparison has shown: the first or the second wins more often, or neither by as much as would matter. */
export type Verdict = 'a' | 'b' | 'alike';

/** Null as long as it is not settled. */
export function verdictOn(differences: Differences, matters: number): Verdict | null {
  const { mean, low, high, isSure } = differenceOf(differences);
  if (isSure) return mean > 0 ? 'b' : 'a';
  return low > -matters && high < matters ? 'alike' : null;
}

/** About how many more pairs settle it, if they go on as they did. */
export function pairsMissing(differences: Differences, matters: number): number {
  const { pairs } = differences;
  const isSettled = (factor: number): boolean => verdictOn(grown(differences, factor), matters) !== null;
  let [few, many] = [1, 2];
  while (!isSettled(many)) [few, many] = [many, 2 * many];
  for (let i = 0; i < 20; i++) {
    const middle = (few + many) / 2;
    if (isSettled(middle)) many = middle;
    else few = middle;
  }
  return Math.ceil((many - 1) * pairs);
}

const grown = ({ pairs, unlike, sum, squares }: Differences, factor: number): Differences => ({
  pairs: pairs * factor,
  unlike: unlike * factor,
  sum: sum * factor,
  squares: squares * factor,
});

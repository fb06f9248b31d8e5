import type { Histogram } from './tally.ts';

const Z_95 = 1.959963984540054;

/** Wilson's interval: where a chance lies, with 95 % confidence, that was hit so often. Sensible also near 0 and 1. */
export function wilson(hits: number, tries: number): readonly [low: number, high: number] {
  if (tries === 0) return [0, 1];
  const share = hits / tries;
  const z2 = Z_95 * Z_95;
  const middle = share + z2 / (2 * tries);
  const reach = Z_95 * Math.sqrt((share * (1 - share)) / tries + z2 / (4 * tries * tries));
  const scale = 1 + z2 / tries;
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
}

export interface Summary {
  readonly mean: number;
  readonly deviation: number;
  readonly min: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
}

export function summarize(histogram: Histogram): Summary {
  const counts = Object.entries(histogram)
    .map(([value, n]): [number, number] => [Number(value), n])
    .sort(([x], [y]) => x - y);
  const total = counts.reduce((sum, [, n]) => sum + n, 0);
  const mean = counts.reduce((sum, [value, n]) => sum + value * n, 0) / total;
  const variance = counts.reduce((sum, [value, n]) => sum + n * (value - mean) ** 2, 0) / total;
  const quantile = (share: number): number => {
    let seen = 0;
    for (const [value, n] of counts) {
      seen += n;
      if (seen >= share * total) return value;
    }
    return Number.NaN;
  };
  return {
    mean,
    deviation: Math.sqrt(variance),
    min: quantile(0),
    median: quantile(0.5),
    p95: quantile(0.95),
    max: quantile(1),
  };
}

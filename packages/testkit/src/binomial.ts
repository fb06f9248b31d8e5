/**
 * How surprising it is to see so many hits, or fewer, or more, in so many tries of a chance: the smaller tail, twice.
 */
export function surprise(hits: number, tries: number, chance: number): number {
  if (chance <= 0) return hits === 0 ? 1 : 0;
  if (chance >= 1) return hits === tries ? 1 : 0;
  const isLow = hits <= tries * chance;
  let tail = 0;
  for (let k = hits; isLow ? k >= 0 : k <= tries; k += isLow ? -1 : 1) {
    const term = Math.exp(logBinomial(tries, k) + k * Math.log(chance) + (tries - k) * Math.log1p(-chance));
    tail += term;
    if (term < tail * 1e-12) break;
  }
  return Math.min(1, 2 * tail);
}

const logBinomial = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** By summation up to a few, by Stirling's series beyond. */
function logFactorial(n: number): number {
  if (n < 20) {
    let product = 1;
    for (let i = 2; i <= n; i++) product *= i;
    return Math.log(product);
  }
  const x = n + 1;
  return (
    (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5)
  );
}

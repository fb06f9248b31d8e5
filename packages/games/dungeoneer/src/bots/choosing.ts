/** The one that is worth most; of several the first. */
export function bestBy<X>(items: readonly X[], worthOf: (item: X) => number): X | null {
  let best: X | null = null;
  let most = -Infinity;
  for (const item of items) {
    const worth = worthOf(item);
    if (worth > most) {
      most = worth;
      best = item;
    }
  }
  return best;
}

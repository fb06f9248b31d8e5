/**
 * How much of what is random is tried: 1 is what `npm test` does, its long form does many times as much, and the
 * second engine, for which a sample will do, less.
 */
const EFFORT = Number(process.env['QUESTHALL_EFFORT'] ?? 1);

/** So many trials, for a test that makes `usual` of them in `npm test`. */
export const effort = (usual: number): number => Math.max(1, Math.round(usual * EFFORT));

/** A list that `npm test` goes through whole; where a sample will do, some of it, spread evenly. */
export const sampled = <T>(list: readonly T[]): readonly T[] => {
  const wanted = Math.min(list.length, effort(list.length));
  return list.filter(
    (_, at) => Math.floor(((at + 1) * wanted) / list.length) > Math.floor((at * wanted) / list.length),
  );
};

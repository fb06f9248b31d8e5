/**
 * How much of what is random is tried: 1 is what `npm test` does, its long form does many times as much, and the
 * second engine, for which a sample will do, less.
 */
const EFFORT = Number(process.env['QUESTHALL_EFFORT'] ?? 1);

/** So many trials, for a test that makes `usual` of them in `npm test`. */
export const effort = (usual: number): number => Math.max(1, Math.round(usual * EFFORT));

import { below, seedRng } from '@questhall/kernel';
import type { Mutant } from './mutant.ts';
import { OPERATORS } from './mutant.ts';

/**
 * All mutants in the order in which they are drawn: the operators take turns, and each takes its next from the file
 * that has given fewest so far. So every operator and every file has its share however many places it has, and a longer
 * sample begins with the shorter one of the same seed.
 */
export function deal(mutants: readonly Mutant[], seed: string): readonly Mutant[] {
  const rng = seedRng(`fast:mutate ${seed}`);
  const heaps = OPERATORS.map((operator) => mutants.filter((mutant) => mutant.operator === operator));
  const given = new Map<string, number>();
  const drawn: Mutant[] = [];
  while (drawn.length < mutants.length) {
    for (const heap of heaps) {
      if (heap.length === 0) continue;
      const fewest = Math.min(...heap.map(({ file }) => given.get(file) ?? 0));
      const open = heap.filter(({ file }) => (given.get(file) ?? 0) === fewest);
      const chosen = open[below(rng, open.length)];
      if (chosen === undefined) continue;
      heap.splice(heap.indexOf(chosen), 1);
      given.set(chosen.file, fewest + 1);
      drawn.push(chosen);
    }
  }
  return drawn;
}

import { expect, test } from 'vitest';
import { findMutants } from './places.ts';
import { planFor } from './plan.ts';
import type { Survey } from './worker.ts';

const [mutant] = findMutants({ file: 'a.ts', source: "f(1); no('door.open');", subject: 'data', rules: ['door.open'] });

const sighting = (file: string, index: number, name: string, ms: number, reached: readonly number[]) => ({
  file,
  index,
  name,
  ms,
  reached,
  failure: null,
});

const surveys: readonly Survey[] = [
  { onLoad: [7], sightings: [sighting('playthroughs.test.ts', 0, 'golden', 1, [])], failure: null },
  {
    onLoad: [],
    sightings: [
      sighting('door.test.ts', 0, 'a neighbour', 1, []),
      sighting('door.test.ts', 1, 'slow', 9, [7]),
      sighting('door.test.ts', 2, 'quick', 2, [7]),
      sighting('door.test.ts', 3, '[door.open] named after the rule', 30, [7]),
    ],
    failure: null,
  },
  { onLoad: [8], sightings: [sighting('far.test.ts', 0, '[door.open] somewhere else', 1, [8])], failure: null },
];

test('the nearest and quickest come first, and who cannot know is not asked', () => {
  if (mutant === undefined) throw new Error('there is nothing to mutate');
  const names = planFor(7, mutant, surveys).map(({ name }) => name);
  expect(names).toEqual(['[door.open] named after the rule', 'quick', 'slow', 'a neighbour', 'golden']);
  expect(planFor(9, mutant, surveys)).toEqual([]);
});

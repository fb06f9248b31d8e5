import type { TimedStep } from './crew.ts';
import { isBroad } from './fields.ts';
import type { Mutant } from './mutant.ts';
import type { Sighting, Survey } from './worker.ts';

/** A test that may notice a mutant, by how near it is: the smaller, the nearer. */
function distance(sighting: Sighting, number: number, mutant: Mutant): number {
  if (isBroad(sighting.file)) return 3;
  const isNamed = mutant.rule !== null && sighting.name.includes(`[${mutant.rule}]`);
  if (isNamed) return 0;
  return sighting.reached.includes(number) ? 1 : 2;
}

/**
 * The tests that can know of a mutant, nearest and quickest first: those named after its rule, those that go through
 * its place, then their neighbours in the same files, which may use what one of them has worked out, and last those
 * that play whole games. A file that never reaches the place cannot know.
 */
export function planFor(
  number: number,
  mutant: Mutant,
  surveys: readonly Survey[],
): readonly (TimedStep & { readonly name: string })[] {
  const near = surveys.filter(
    ({ onLoad, sightings }) => onLoad.includes(number) || sightings.some(({ reached }) => reached.includes(number)),
  );
  return near
    .flatMap(({ sightings }) => sightings)
    .map((sighting) => ({ sighting, far: distance(sighting, number, mutant) }))
    .toSorted((a, b) => a.far - b.far || a.sighting.ms - b.sighting.ms)
    .map(({ sighting: { file, index, ms, name } }) => ({ file, index, ms, name }));
}

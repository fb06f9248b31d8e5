import { bundle } from './bundle.ts';
import { Hand, share } from './crew.ts';
import { type Field, mostOf } from './fields.ts';
import type { Mutant } from './mutant.ts';
import type { Survey } from './worker.ts';

export interface Preparation {
  /** The copy of the sources. */
  readonly root: string;
  readonly field: Field;
  /** The files of tests, from the game's own folder. */
  readonly files: readonly string[];
  readonly mutants: readonly Mutant[];
  readonly workers: number;
  readonly say: (line: string) => void;
}

/** Threads with every mutant at hand, and what each test goes through with nothing broken. */
export interface Trials {
  readonly hands: readonly Hand[];
  readonly surveys: readonly Survey[];
}

/** The sources cannot be measured as they are. */
export class Unfit extends Error {}

/**
 * Bundles tests and mutants, runs every test once as it is, and hands over what trials need; the threads end with the
 * use of them.
 */
export async function withTrials(preparation: Preparation, use: (trials: Trials) => Promise<void>): Promise<void> {
  const { root, field, files, mutants, workers, say } = preparation;
  const paths = files.map((file) => `${field.home}/${file}`);
  const made = await bundle(root, paths, mutants);
  const hands = Array.from({ length: workers }, () => new Hand(made, mutants.length, workers));
  try {
    const surveys: Survey[] = [];
    await share(hands, files, async (hand, file) => {
      surveys.push(await hand.survey(`${field.home}/${file}`, mostOf(field, file)));
    });
    say(summaryOf(surveys));
    await use({ hands, surveys });
  } finally {
    await Promise.all(hands.map((hand) => hand.close()));
  }
}

function summaryOf(surveys: readonly Survey[]): string {
  const sightings = surveys.flatMap((survey) => survey.sightings);
  const failures = [
    ...surveys.flatMap(({ failure }) => failure ?? []),
    ...sightings.flatMap(({ failure, file, name }) => (failure === null ? [] : [`${file} > ${name}: ${failure}`])),
  ];
  if (failures.length > 0) throw new Unfit(`tests that fail with nothing broken:\n${failures.join('\n')}`);
  const seconds = sightings.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  return `${sightings.length} tests can know; all of them take ${seconds.toFixed(1)} s with nothing broken`;
}

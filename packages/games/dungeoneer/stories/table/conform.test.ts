import { conform, effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { trialOf } from './trial.ts';

const SETS = ['HD', 'HW', 'ED', 'LD', 'HD,HW', 'HD,ED'];
const TABLES = SETS.flatMap((sets) => [2, 3, 4].map((seats) => [sets, seats] as const));

test.each(TABLES)('%s conforms with %i seats', (sets, seats) => {
  for (let run = 0; run < effort(1); run++)
    expect(conform(trialOf({ sets }, seats, `fast:${sets} ${seats} ${run}`))).toMatchObject({ hasDreamt: true });
});

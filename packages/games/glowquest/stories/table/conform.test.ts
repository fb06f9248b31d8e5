import { conform, effort, sampled } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { DIFFICULTIES } from '../../src/content/tables.ts';
import { trialOf } from './trial.ts';

const PARTIES = ['defense', 'offense', 'utility', 'defense,utility', 'offense,utility', 'defense,offense,utility'];
const TABLES = DIFFICULTIES.flatMap((difficulty) => PARTIES.map((heroes) => [heroes, difficulty] as const));

test.each(sampled(TABLES))('%s conforms at the level %s', (heroes, difficulty) => {
  for (let run = 0; run < effort(1); run++) {
    const trial = trialOf({ heroes, difficulty }, `fast:${heroes} ${difficulty} ${run}`);
    expect(conform(trial)).toMatchObject({ hasDreamt: true });
  }
});

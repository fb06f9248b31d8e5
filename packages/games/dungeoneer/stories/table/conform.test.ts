import { conform, effort, sampled } from '@questhall/testkit';
import { expect, test } from 'vitest';
import type { Options } from '../../src/types/index.ts';
import { trialOf } from './trial.ts';

/** The short form ends a game after so many rounds; the long form plays it to its end. */
const SHORT_ROUNDS = 7;
const roundsOf = ({ roundLimit = 0 }: Partial<Options>): number => (effort(1) > 1 ? roundLimit : SHORT_ROUNDS);

const SETS = ['HD', 'HW', 'ED', 'LD', 'HD,HW', 'HD,ED'];
const TABLES = SETS.flatMap((sets) => [2, 3, 4].map((seats) => [sets, seats] as const));

test.each(sampled(TABLES))('%s conforms with %i seats', (sets, seats) => {
  for (let run = 0; run < effort(1); run++)
    expect(conform(trialOf({ sets, roundLimit: roundsOf({}) }, seats, `fast:${sets} ${seats} ${run}`))).toMatchObject({
      hasDreamt: true,
    });
});

/** Each house rule and optional rule once, two at a time where they do not touch. */
const HOUSES: readonly Partial<Options>[] = [
  { pickYourHero: true, unbiasedMapPlacement: true, sets: 'HD' },
  { noPersonalQuests: true, restrictedMovement: true, sets: 'HW' },
  { revealedMap: true, spikeDodging: true, sets: 'HD,HW' },
  { discardOptional: true, reincarnation: true, sets: 'LD', roundLimit: 12 },
  { finishTheRound: true, oneWayWalls: true, sets: 'ED' },
  { openPersonalQuests: true, noQuestRecycling: true, sets: 'HD' },
  { hitEffectOnCounter: true, freeMinionAttack: true, noMuster: true, sets: 'HD,HW' },
  { revealedMap: true, reincarnation: true, sets: 'HD,ED', roundLimit: 30 },
  { sets: 'HD,LD', roundLimit: 40 },
  { sets: 'HW,ED', roundLimit: 40, reincarnation: true },
];

test.each(sampled(HOUSES))('a table with %o conforms', (given) => {
  for (let run = 0; run < effort(1); run++)
    conform(trialOf({ ...given, roundLimit: roundsOf(given) }, 3, `fast:house ${run}`));
});

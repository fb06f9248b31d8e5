import { readOptions } from '@questhall/border';
import { conform, effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { heroquest } from './game.ts';
import type { Action, Options } from './types/index.ts';

function optionsOf(given: Partial<Options>): Options {
  const read = readOptions(heroquest.options, given);
  if (!read.ok) throw new Error(`${read.problem.field} ${read.problem.message}`);
  return read.value;
}

/** What players will try, and must learn nothing from. */
const FORBIDDEN: readonly Action[] = [
  { type: 'walk', to: 0 },
  { type: 'walk', to: 9999 },
  { type: 'attack', target: 6, isThrown: true },
  { type: 'attack', target: 0, isThrown: false },
  { type: 'cast', spell: 'tempest', targets: [], at: 237, mode: null },
  { type: 'open', door: 485 },
  { type: 'disarm', at: 115, with: 'kit' },
  { type: 'useRing' },
  { type: 'goOn' },
  { type: 'openGear' },
];

const QUESTS = Array.from({ length: 14 }, (_, i) => i + 1);
const ROUNDS = 4;

test.each(QUESTS)('quest %i conforms, with two to five seats', (quest) => {
  for (let run = 0; run < effort(4); run++) {
    const seats = 2 + ((quest + run) % 4);
    const options = optionsOf({
      quest,
      rounds: ROUNDS,
      extraArtifacts: seats === 3,
      kit: seats === 4 ? 'new' : 'usual',
    });
    const trial = { game: heroquest, options, seats, samples: FORBIDDEN, seed: `fast:quest ${quest} ${run}` };
    expect(conform(trial)).toMatchObject({ hasDreamt: true });
  }
});

import { readOptions } from '@questhall/border';
import { open, silence } from '@questhall/kernel';
import { playTurn, randomPlayer, seatPlayers } from '@questhall/players';
import { expect, test } from 'vitest';
import { deeds } from '../../src/actions/index.ts';
import { decode } from '../../src/decode.ts';
import { crystalExpedition } from '../../src/game.ts';
import type { CrystalExpedition } from '../../src/types/index.ts';

const MOVES = 400;

type Asking = Parameters<typeof crystalExpedition.propose>;

/** Everything that any deed would propose, whether or not it is asked. */
const proposedByAll = (...[state, ask]: Asking) =>
  Object.values(deeds).flatMap((deed) => [...deed.propose(state, ask)]);

test.each([
  [3, { heroes: 'dwarf-fighter,elf-rogue,human-cleric', begin: 'dungeon' }],
  [2, { heroes: 'human-knight,new,halfling-bard', explorationPhases: true, pressOn: true }],
  [2, { heroes: 'elf-mage', monsters: 'seat', begin: 'dungeon' }],
] as const)('no deed that a question passes over has an answer to it: %i, %j', (seats, given) => {
  const options = readOptions(crystalExpedition.options, { ...given, expeditions: 1 });
  if (!options.ok) throw new Error(options.problem.message);
  const kinds = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const draft = open(crystalExpedition, options.value, seats, `fast:${seed}`, silence);
    const seated = seatPlayers(
      Array.from({ length: seats }, () => randomPlayer<CrystalExpedition>()),
      seed,
    );
    while (draft.outcome === null && draft.clock < MOVES) {
      const [ask] = draft.asks;
      if (ask === undefined) throw new Error('nobody is asked');
      kinds.add(ask.question.kind);
      expect(crystalExpedition.propose(draft, ask)).toEqual(proposedByAll(draft, ask));
      playTurn(crystalExpedition, draft, seated, silence);
    }
  }
  expect(kinds.size).toBeGreaterThan(6);
});

test('[activator.only-owned] nobody names more than so many targets', () => {
  const aimed = (targets: readonly number[]) => decode({ type: 'use', activator: 'ballad', targets, isCheaper: false });
  expect([aimed([1, 2, 3]) === null, aimed([1, 2, 3, 4]) === null]).toEqual([false, true]);
});

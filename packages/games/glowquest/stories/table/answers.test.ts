import { readOptions } from '@questhall/border';
import { open, silence } from '@questhall/kernel';
import { playTurn, randomPlayer, seatPlayers } from '@questhall/players';
import { expect, test } from 'vitest';
import { deeds } from '../../src/actions/index.ts';
import { glowquest } from '../../src/game.ts';
import type { Glowquest } from '../../src/types/index.ts';

const MOVES = 1_500;

/** Everything that any deed would propose, whether or not it is asked. */
const proposedByAll = (state: Parameters<typeof glowquest.propose>[0], ask: Parameters<typeof glowquest.propose>[1]) =>
  Object.values(deeds).flatMap((deed) => [...deed.propose(state, ask)]);

test.each([
  { heroes: 'defense,offense,utility' },
  { heroes: 'offense,utility', playersRunMonsters: true },
  { heroes: 'defense', spendBeforeRoll: true },
  { heroes: 'defense,utility', difficulty: 'hard', literalLoneHero: true },
])('no deed that a question passes over has an answer to it: %j', (given) => {
  const options = readOptions(glowquest.options, given);
  if (!options.ok) throw new Error(options.problem.message);
  const seats = given.heroes.split(',').length + 1;
  const kinds = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd']) {
    const draft = open(glowquest, options.value, seats, `fast:${seed}`, silence);
    const seated = seatPlayers(
      Array.from({ length: seats }, () => randomPlayer<Glowquest>()),
      seed,
    );
    while (draft.outcome === null && draft.clock < MOVES) {
      const [ask] = draft.asks;
      if (ask === undefined) throw new Error('nobody is asked');
      kinds.add(ask.question.kind);
      expect(glowquest.propose(draft, ask)).toEqual(proposedByAll(draft, ask));
      playTurn(glowquest, draft, seated, silence);
    }
  }
  expect(kinds.size).toBeGreaterThan(12);
});

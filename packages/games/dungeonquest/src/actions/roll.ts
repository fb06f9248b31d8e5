import { type Deed, roll as rollDie } from '@questhall/kernel';
import { topFrame } from '../queries/top-frame.ts';
import type { Action, DungeonQuest } from '../types/index.ts';
import { notNow } from './refuse.ts';

const FACES = 6;
const TEST_DICE = 2;

/** Roll the dice of a round, or of an attribute test. */
export const roll: Deed<DungeonQuest, Extract<Action, { type: 'roll' }>> = {
  propose: () => [{ type: 'roll' }],
  judge: (_state, asked) => (asked.question.kind === 'roll' || asked.question.kind === 'test' ? null : notNow(asked)),
  perform(draft, { rule, question }, _action, tell) {
    const isTest = question.kind === 'test';
    const dice = isTest ? TEST_DICE : question.kind === 'roll' ? question.dice : 0;
    const frame = isTest ? topFrame(draft, 'test') : topFrame(draft, 'dice');
    frame.dice = Array.from({ length: dice }, () => rollDie(draft.rng, FACES));
    frame.stage = frame.kind === 'test' ? 'failed' : 'reroll';
    draft.table.lying.dice = frame.dice.slice();
    tell.all(rule, { type: 'rolled', dice: frame.dice.slice() });
  },
};

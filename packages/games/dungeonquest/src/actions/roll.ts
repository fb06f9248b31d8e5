import { type Deed, roll as rollDie } from '@questhall/kernel';
import { topFrame } from '../queries/top-frame.ts';
import type { Action, DungeonQuest } from '../types.ts';
import { notNow } from './refuse.ts';

const FACES = 6;

/** Roll the dice of a round. */
export const roll: Deed<DungeonQuest, Extract<Action, { type: 'roll' }>> = {
  propose: () => [{ type: 'roll' }],
  judge: (_state, asked) => (asked.question.kind === 'roll' ? null : notNow(asked)),
  perform(draft, { rule, question }, _action, tell) {
    if (question.kind !== 'roll') return;
    const frame = topFrame(draft, 'dice');
    frame.dice = Array.from({ length: question.dice }, () => rollDie(draft.rng, FACES));
    frame.stage = 'reroll';
    draft.table.lying.dice = frame.dice.slice();
    tell.all(rule, { type: 'rolled', dice: frame.dice.slice() });
  },
};

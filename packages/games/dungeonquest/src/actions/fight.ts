import type { Deed } from '@questhall/kernel';
import { topFrame } from '../queries/top-frame.ts';
import type { Action, DungeonQuest } from '../types.ts';
import { no, notNow } from './refuse.ts';

/** Face the monster. */
export const fight: Deed<DungeonQuest, Extract<Action, { type: 'fight' }>> = {
  propose: () => [{ type: 'fight' }],
  judge: (_state, asked) => (asked.question.kind === 'encounter' ? null : notNow(asked)),
  perform(draft) {
    topFrame(draft, 'encounter').stage = 'fight';
  },
};

/**
 * Get away from it. The arena has nowhere to retreat to, so this is always refused here; but not always for the same
 * reason.
 */
export const escaping: Deed<DungeonQuest, Extract<Action, { type: 'escape' }>> = {
  propose: () => [],
  judge({ table }, asked) {
    if (asked.question.kind === 'mode') return notNow(asked);
    if (asked.question.kind !== 'encounter') return no('combat.no-break-off', { round: table.round });
    return no('encounter.escape-before-combat', {
      powerCards: table.powerHands[asked.seat]?.length ?? 0,
      retreatSquares: 0,
    });
  },
  perform() {
    throw new Error('there is no escape from the arena');
  },
};

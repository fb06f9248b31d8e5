import type { Deed } from '@questhall/kernel';
import { MODES } from '../content/modes.ts';
import { modeRefusal } from '../queries/modes.ts';
import { topFrame } from '../queries/top-frame.ts';
import type { Action, DungeonQuest } from '../types/index.ts';
import { no, notNow } from './refuse.ts';

/** Agree to a combat mode. */
export const agree: Deed<DungeonQuest, Extract<Action, { type: 'agree' }>> = {
  propose: () => MODES.map((mode) => ({ type: 'agree', mode })),
  judge({ seats, table }, { question }, { mode }) {
    if (question.kind !== 'mode') return no('mode.fixed-for-game', { mode: table.mode ?? '' });
    return modeRefusal(mode, seats, table.house);
  },
  perform(draft, { seat }, { mode }, tell) {
    if (mode === 'base') throw new Error('there is no base combat');
    topFrame(draft, 'agreement').wishes[seat] = mode;
    tell.all('mode.unanimous-before-start', { type: 'wished', seat, mode });
  },
};

/** Do not agree to anything yet. */
export const wait: Deed<DungeonQuest, Extract<Action, { type: 'wait' }>> = {
  propose: () => [{ type: 'wait' }],
  judge: (_state, asked) => (asked.question.kind === 'mode' ? null : notNow(asked)),
  perform(_draft, { seat }, _action, tell) {
    tell.all('mode.unanimous-before-start', { type: 'wished', seat, mode: null });
  },
};

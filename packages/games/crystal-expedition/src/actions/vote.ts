import { topFrame } from '../frames/agenda.ts';
import { voiceOf } from '../queries/voting.ts';
import type { Action } from '../types/index.ts';
import { type DeedOf, notNow } from './common.ts';

type Word = Extract<Action, { type: 'agree' | 'decline' | 'abstain' }>['type'];

/** A word to somebody's proposal. [party.common-decisions] */
const word = <K extends Word>(action: Extract<Action, { type: K }>, isFor: boolean | null): DeedOf<K> => ({
  propose: (_state, { question }) => (question.kind === 'vote' ? [action] : []),
  judge: (_state, asked) => (asked.question.kind === 'vote' ? null : notNow(asked)),
  perform(draft, { seat }, _action, tell) {
    const frame = topFrame(draft, 'vote');
    frame.votes = [...frame.votes, { seat, isFor }];
    const rule = isFor === null ? 'party.absent-player' : 'party.common-decisions';
    tell.all(rule, { type: 'voted', by: voiceOf(draft, seat), isFor });
  },
});

export const agree: DeedOf<'agree'> = word({ type: 'agree' }, true);
export const decline: DeedOf<'decline'> = word({ type: 'decline' }, false);
/** What somebody who is away does. [party.absent-player] */
export const abstain: DeedOf<'abstain'> = word({ type: 'abstain' }, null);

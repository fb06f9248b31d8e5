import { notNow, topFrame } from '@questhall/groundwork';
import { fixed } from '@questhall/kernel';
import { voiceOf } from '../frames/voting.ts';
import type { Action } from '../types/index.ts';
import type { Asked, DeedOf } from './common.ts';

type Word = Extract<Action, { type: 'agree' | 'decline' | 'abstain' }>['type'];

/** To a proposal, or to what another player wants of one's hero, which nobody can be silent about. */
const isAnswer = ({ question }: Asked, isFor: boolean | null): boolean =>
  question.kind === 'vote' || (question.kind === 'consent' && isFor !== null);

/** A word to somebody's proposal. [party.common-decisions] */
const word = <K extends Word>(action: Extract<Action, { type: K }>, isFor: boolean | null): DeedOf<K> => ({
  propose: (_state, asked) => (isAnswer(asked, isFor) ? [action] : []),
  judge: (_state, asked) => (isAnswer(asked, isFor) ? null : notNow(asked)),
  perform(draft, { seat, question }, _action, tell) {
    if (question.kind === 'consent') {
      topFrame(draft, 'consent').isAgreed = isFor === true;
      return;
    }
    const frame = topFrame(draft, 'vote');
    frame.votes = [...frame.votes, fixed({ seat, isFor })];
    const rule = isFor === null ? 'party.absent-player' : 'party.common-decisions';
    tell.all(rule, { type: 'voted', by: voiceOf(draft, seat), isFor });
  },
});

export const agree: DeedOf<'agree'> = word({ type: 'agree' }, true);
export const decline: DeedOf<'decline'> = word({ type: 'decline' }, false);
/** What somebody who is away does. [party.absent-player] */
export const abstain: DeedOf<'abstain'> = word({ type: 'abstain' }, null);

import { askAny, type Frames, NOBODY, seatsOf } from '@questhall/kernel';
import { VOTED } from '../actions/common.ts';
import { actions } from '../actions/index.ts';
import { undecided, verdictOn, voiceOf } from '../queries/voting.ts';
import type { CrystalExpedition } from '../types/index.ts';

/** A proposal goes round until it is decided; then it is done, or dropped. [party.common-decisions] */
export const vote: Frames<CrystalExpedition>['vote'] = (draft, frame, tell) => {
  const { by, question, rule, wish, votes, mustChoose } = frame;
  const verdict = verdictOn(draft, votes, mustChoose);
  if (verdict === null) {
    const voters = seatsOf(...undecided(draft, votes));
    askAny(draft, voters, 'party.common-decisions', { kind: 'vote', by: voiceOf(draft, by), wish }, 'pass');
    return;
  }
  draft.agenda.pop();
  if (!verdict) {
    tell.all('party.common-decisions', { type: 'proposalFailed', wish });
    return;
  }
  const asked = { id: VOTED, seat: by, rule, question, wait: 'answer', seal: null, isLaidInSight: false } as const;
  actions.perform(draft, { ...asked, fellows: NOBODY }, wish, tell);
};

import { neverAsked } from '@questhall/groundwork';
import { ask, askAny, type Frames, seatsOf } from '@questhall/kernel';
import { UNASKED } from './actions/common.ts';
import { actions } from './actions/index.ts';
import { undecided, verdictOn, voiceOf } from './frames/voting.ts';
import { seatOf } from './queries/seating.ts';
import type { CrystalExpedition } from './types/index.ts';

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
  if (verdict) actions.perform(draft, neverAsked(UNASKED, by, rule, question), wish, tell);
  else tell.all('party.common-decisions', { type: 'proposalFailed', wish });
};

/** The player of another hero has to agree; whoever does not answer does not. [town.free-trade, wagon.create-or-switch] */
export const consent: Frames<CrystalExpedition>['consent'] = (draft, { by, of, rule, wish, isAgreed }, tell) => {
  if (isAgreed === null) {
    ask(draft, seatOf(draft, of), rule, { kind: 'consent', by, of, wish }, { wait: 'pass' });
    return;
  }
  draft.agenda.pop();
  if (isAgreed) actions.perform(draft, neverAsked(UNASKED, seatOf(draft, by), rule, { kind: 'town' }), wish, tell);
  else tell.all(rule, { type: 'proposalFailed', wish });
};

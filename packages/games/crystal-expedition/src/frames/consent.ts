import { ask, type Frames, NOBODY } from '@questhall/kernel';
import { VOTED } from '../actions/common.ts';
import { actions } from '../actions/index.ts';
import type { CrystalExpedition } from '../types/index.ts';
import { seatOf } from './agenda.ts';

/**
 * The player of another hero has to agree; whoever does not answer does not. Then it is done as if nobody had been
 * asked. [town.free-trade, wagon.create-or-switch]
 */
export const consent: Frames<CrystalExpedition>['consent'] = (draft, { by, of, rule, wish, isAgreed }, tell) => {
  if (isAgreed === null) {
    ask(draft, seatOf(draft, of), rule, { kind: 'consent', by, of, wish }, { wait: 'pass' });
    return;
  }
  draft.agenda.pop();
  if (!isAgreed) {
    tell.all(rule, { type: 'proposalFailed', wish });
    return;
  }
  const asked = { id: VOTED, seat: seatOf(draft, by), rule, question: { kind: 'town' }, wait: 'answer' } as const;
  actions.perform(draft, { ...asked, seal: null, isLaidInSight: false, fellows: NOBODY }, wish, tell);
};

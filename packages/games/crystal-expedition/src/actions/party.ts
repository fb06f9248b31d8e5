import { fixed } from '@questhall/kernel';
import { verdictOn, voiceOf } from '../frames/voting.ts';
import type { Action, Vote } from '../types/index.ts';
import { type DeedOf, UNASKED } from './common.ts';

/**
 * What the whole party decides: any player may propose it, and it is done as soon as a majority wants it. Where
 * something must be chosen the first seat breaks a tie. [party.common-decisions]
 */
export function partyDeed<K extends Action['type']>(deed: DeedOf<K>, mustChoose = false): DeedOf<K> {
  return {
    propose: deed.propose,
    judge: deed.judge,
    perform(draft, asked, action, tell) {
      const { id, seat, question, rule } = asked;
      const votes: Vote[] = [fixed({ seat, isFor: true })];
      if (id === UNASKED || verdictOn(draft, votes, mustChoose) === true) {
        deed.perform(draft, asked, action, tell);
        return;
      }
      const wish = fixed({ ...action });
      draft.agenda.push({ kind: 'vote', by: seat, question: fixed({ ...question }), rule, wish, mustChoose, votes });
      tell.all('party.common-decisions', { type: 'proposed', by: voiceOf(draft, seat), wish });
    },
  };
}
